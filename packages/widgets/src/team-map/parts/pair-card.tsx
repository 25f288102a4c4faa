import { Badge, Card, SelectField, VisuallyHidden } from '@aferir/ui';
import { ProfileIcon } from '../../shared/disc-profile/profile-icon.tsx';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { PartState } from '../../shared/report/part-state.ts';
import { ReportPart } from '../../shared/report/report-part.tsx';
import { placedOf } from '../team-map.data.ts';
import type { PickPlace, Picks } from '../team-map.machine.ts';
import type { TeamMapMessages } from '../team-map.messages.ts';
import styles from '../team-map.module.css';
import type { Pair, Team } from '../team-map.types.ts';

export interface PairCardProps {
  team: Team;
  picks: Picks;
  /** Null until two are picked. */
  pair: PartState<Pair> | null;
  onChoose: (place: PickPlace, id: number | null) => void;
  onRetry: () => void;
}

/** Two people of the map side by side, and how they work together. */
export function PairCard({ team, picks, pair, onChoose, onRetry }: PairCardProps) {
  const { messages, headingLevel } = useWidget<TeamMapMessages>();
  const options = placedOf(team).map(({ id, name }) => ({ value: String(id), label: name }));
  const field = (place: PickPlace, label: string) => (
    <SelectField
      label={label}
      isOptional
      placeholder={messages.chooseSomebody}
      options={options}
      value={picks[place] === null ? '' : String(picks[place])}
      onValueChange={(value) => onChoose(place, value ? Number(value) : null)}
    />
  );
  return (
    <Card
      title={messages.pair}
      description={messages.pairHint}
      headingLevel={levelsBelow(headingLevel).section}
    >
      <div className={styles.pairFields}>
        {field('first', messages.firstPerson)}
        {field('second', messages.secondPerson)}
      </div>
      {/* Stays mounted: whoever chooses on the map is told that there is more further on. */}
      <VisuallyHidden role="status">
        {pair?.status === 'ready'
          ? `${messages.pair}: ${pair.data.people.map(({ name }) => name).join(', ')}`
          : null}
      </VisuallyHidden>
      {pair ? (
        <div className={styles.pair}>
          <ReportPart
            part={pair}
            loadingLabel={messages.loadingPair}
            emptyLabel={messages.pairFailed}
            isEmpty={() => false}
            onRetry={onRetry}
          >
            {(data) => <PairText pair={data} />}
          </ReportPart>
        </div>
      ) : null}
    </Card>
  );
}

function PairText({ pair }: { pair: Pair }) {
  const { messages, headingLevel } = useWidget<TeamMapMessages>();
  const content = useContentLang();
  const Heading = `h${levelsBelow(headingLevel).part}` as const;
  const lists = [
    [messages.strengths, pair.strengths],
    [messages.cautions, pair.cautions],
    [messages.agreements, pair.agreements],
  ] as const;
  return (
    <>
      <ul className={styles.pairPeople}>
        {pair.people.map(({ id, name, profile, doubts }) => (
          <li key={id} className={styles.pairPerson}>
            <ProfileIcon outcome={profile} size={32} isDecorative />
            <span className={styles.pairName}>
              <strong>{name}</strong>
              <span {...content} className={styles.muted}>
                {[profile, ...doubts].join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p {...content}>{pair.summary}</p>
      {lists.map(([title, sentences]) => (
        <section key={title}>
          <Heading className={styles.listTitle}>{title}</Heading>
          <ul {...content} className={styles.list}>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <Heading className={styles.listTitle}>{messages.differences}</Heading>
        <ul className={styles.differences}>
          {pair.differences.map(({ axis, degree, text }) => (
            <li key={axis}>
              <Badge tone={degree === 'large' ? 'accent' : 'neutral'}>
                {messages.differenceOf(messages.axes[axis], messages.degrees[degree])}
              </Badge>
              <p {...content}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
