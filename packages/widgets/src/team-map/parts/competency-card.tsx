import { ALIGNED_LIMIT, formatMean } from '@aferir/domain';
import { Badge, Card } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { PartState } from '../../shared/report/part-state.ts';
import { ReportPart } from '../../shared/report/report-part.tsx';
import type { TeamMapMessages } from '../team-map.messages.ts';
import styles from '../team-map.module.css';
import type { TeamCompetencies, TeamCompetency } from '../team-map.types.ts';

export interface CompetencyCardProps {
  competencies: PartState<TeamCompetencies>;
  onRetry: () => void;
}

/** So many of the widest gaps are marked, where they are more than aligned scores have. */
const MOST_MARKED = 3;

/** The means of the team by competency, the widest gap first. */
export function CompetencyCard({ competencies, onRetry }: CompetencyCardProps) {
  const { messages, headingLevel } = useWidget<TeamMapMessages>();
  return (
    <Card
      title={messages.competencies}
      description={messages.competenciesHint}
      headingLevel={levelsBelow(headingLevel).section}
    >
      <ReportPart
        part={competencies}
        loadingLabel={messages.loadingCompetencies}
        emptyLabel={messages.noCompetencies}
        emptyHint={messages.noCompetenciesHint}
        failedLabel={messages.competenciesFailed}
        isEmpty={({ rows }) => rows.length === 0}
        onRetry={onRetry}
      >
        {({ rows, hiddenCount }) => (
          <>
            <ul className={styles.competencies}>
              {rows.map((row, place) => (
                <Row
                  key={row.id}
                  row={row}
                  isMarked={place < MOST_MARKED && row.gap > ALIGNED_LIMIT}
                />
              ))}
            </ul>
            {hiddenCount > 0 ? (
              <p className={styles.muted}>{messages.hiddenCompetencies(hiddenCount)}</p>
            ) : null}
          </>
        )}
      </ReportPart>
    </Card>
  );
}

function Row({ row, isMarked }: { row: TeamCompetency; isMarked: boolean }) {
  const { messages, headingLevel } = useWidget<TeamMapMessages>();
  const content = useContentLang();
  const Heading = `h${levelsBelow(headingLevel).part}` as const;
  const figures = [
    [messages.selfMean, row.selfMean],
    [messages.managerMean, row.managerMean],
    [messages.gap, row.gap],
  ] as const;
  return (
    <li className={styles.competency}>
      <div className={styles.competencyHead}>
        <Heading {...content} className={styles.competencyName}>
          {row.name}
        </Heading>
        {isMarked ? <Badge tone="warning">{messages.widestGap}</Badge> : null}
        <span className={styles.muted}>{messages.peopleOf(row.people)}</span>
      </div>
      <dl className={styles.figures}>
        {figures.map(([label, mean]) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.muted}>{label}</dt>
            <dd className={styles.figureValue}>{formatMean(mean, messages.language)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
