import { Badge, Card, EmptyState } from '@aferir/ui';
import { Scale } from 'lucide-react';
import { ProfileIcon } from '../../shared/disc-profile/profile-icon.tsx';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { TeamMapMessages } from '../team-map.messages.ts';
import styles from '../team-map.module.css';
import type { TeamReading } from '../team-map.types.ts';

export interface ReadingCardProps {
  /** Null with too few results. */
  reading: TeamReading | null;
}

/** What a team has much and little of, and what that means for its work. */
export function ReadingCard({ reading }: ReadingCardProps) {
  const { messages, headingLevel } = useWidget<TeamMapMessages>();
  const { section, part } = levelsBelow(headingLevel);
  return (
    <Card title={messages.reading} headingLevel={section}>
      {reading ? (
        <Reading reading={reading} />
      ) : (
        <EmptyState
          icon={<Scale />}
          title={messages.readingHidden}
          description={messages.readingHiddenHint}
          headingLevel={part}
        />
      )}
    </Card>
  );
}

function Reading({ reading }: { reading: TeamReading }) {
  const { messages } = useWidget<TeamMapMessages>();
  const content = useContentLang();
  return (
    <>
      <dl className={styles.counts}>
        {reading.counts.map(({ profile, count }) => (
          <div key={profile} className={styles.count}>
            <dt {...content} className={styles.countName}>
              <ProfileIcon outcome={profile} size={24} isDecorative />
              <span>{profile}</span>
            </dt>
            <dd>{messages.peopleOf(count)}</dd>
          </div>
        ))}
      </dl>
      {reading.presences.length === 0 ? <p>{messages.balanced}</p> : null}
      <ul className={styles.presences}>
        {reading.presences.map(({ profile, presence, text }) => (
          <li key={profile}>
            <Badge tone={presence === 'much' ? 'accent' : 'neutral'}>
              {presence === 'much' ? messages.much : messages.little}
            </Badge>{' '}
            <strong {...content}>{profile}</strong>
            <p {...content}>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
