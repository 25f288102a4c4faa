import { Skeleton } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { PartState } from '../../shared/report/part-state.ts';
import type { Analysis } from '../../shared/score-comparison/score-comparison.ts';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import styles from '../performance-report.module.css';
import { reportResults } from './report-results.ts';
import { ScoreMark } from './score-axis.tsx';

export interface ResultsListProps {
  analysis: PartState<Analysis>;
  /** The one manager whose scores are compared; null for all. */
  managerId: number | null;
}

/** What the report comes to: the means, the strongest and the weakest. Nothing while there is nothing to tell. */
export function ResultsList({ analysis, managerId }: ResultsListProps) {
  const { messages } = useWidget<PerformanceReportMessages>();
  if (analysis.status === 'loading') return <ResultsSkeleton />;
  if (analysis.status !== 'ready' || analysis.data.competencies.length === 0) return null;
  const { means, extremes } = reportResults({ analysis: analysis.data, managerId }, messages);
  return (
    <dl className={styles.results}>
      {means.map(({ side, label, value }) => (
        <div key={label} className={styles.result}>
          <dt className={styles.scoreLabel}>
            <ScoreMark of={side} />
            <span>{label}</span>
          </dt>
          <dd className={styles.mean}>{value}</dd>
        </div>
      ))}
      {extremes.map(({ label, names, score }) => (
        <div key={label} className={styles.result}>
          <dt className={styles.factLabel}>{label}</dt>
          <dd className={styles.extreme}>{names}</dd>
          <dd className={styles.muted}>{score}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Silent: the analysis below says that it is on its way. */
function ResultsSkeleton() {
  return (
    <div aria-hidden="true" className={styles.results}>
      {['self', 'managers', 'strongest', 'weakest'].map((part) => (
        <div key={part} className={styles.result}>
          <Skeleton width="70%" />
          <Skeleton width="45%" height="28px" shape="block" />
        </div>
      ))}
    </div>
  );
}
