import { formatMean, scoreResult } from '@aferir/domain';
import { Collapsible, ProgressBar } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import page from '../../shared/page/page.module.css';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type {
  Analysis,
  ComparedCompetency,
} from '../../shared/score-comparison/score-comparison.ts';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import styles from './own-results.module.css';

export interface CompetencyListProps {
  analysis: Analysis;
}

/** Every competency with the own score and the managers' average, folded away at first. */
export function CompetencyList({ analysis }: CompetencyListProps) {
  const { messages, headingLevel } = useWidget<EmployeeDashboardMessages>();
  const { competencies, stage } = analysis;
  return (
    <Collapsible
      title={messages.competencies}
      hint={messages.competencyCount(competencies.length)}
      headingLevel={levelsBelow(headingLevel).part}
    >
      <ul className={styles.competencies}>
        {competencies.map((competency) => (
          <Competency
            key={competency.id}
            competency={competency}
            isCompared={stage === 'compared'}
          />
        ))}
      </ul>
    </Collapsible>
  );
}

interface CompetencyProps {
  competency: ComparedCompetency;
  isCompared: boolean;
}

const HIGHEST_SCORE = 10;

function Competency({ competency, isCompared }: CompetencyProps) {
  const { messages } = useWidget<EmployeeDashboardMessages>();
  const { name, selfScore, average, calibration } = competency;
  const content = useContentLang();
  const { comparison, nothing } = messages;
  const text = selfScore === null ? nothing : String(selfScore);
  const result = selfScore === null ? null : messages.results[scoreResult(selfScore)];
  return (
    <li className={styles.competency}>
      <p {...content} className={styles.competencyName}>
        {name}
      </p>
      <ProgressBar
        kind="meter"
        isLabelHidden
        label={messages.scoreOf(name)}
        value={selfScore}
        max={HIGHEST_SCORE}
        valueText={result ? `${text}, ${result}` : text}
      />
      <dl className={styles.scores}>
        <div className={styles.score}>
          <dt className={page.muted}>{comparison.self}</dt>
          <dd className={styles.scoreValue}>{text}</dd>
          {result ? <dd className={page.muted}>{result}</dd> : null}
        </div>
        {isCompared ? (
          <div className={styles.score}>
            <dt className={page.muted}>
              {calibration ? comparison.calibratedScore : comparison.managersAverage}
            </dt>
            <dd className={styles.scoreValue}>
              {average === null ? nothing : formatMean(average, messages.language)}
            </dd>
          </div>
        ) : null}
      </dl>
    </li>
  );
}
