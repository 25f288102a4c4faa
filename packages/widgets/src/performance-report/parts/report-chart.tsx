import { Button, Card, Notice, RadarChart } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { PartState } from '../../shared/report/part-state.ts';
import { ReportPart } from '../../shared/report/report-part.tsx';
import {
  comparisonCharts,
  comparisonSummary,
} from '../../shared/score-comparison/comparison-chart.ts';
import type { Analysis } from '../../shared/score-comparison/score-comparison.ts';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import styles from '../performance-report.module.css';

export interface ReportChartProps {
  analysis: PartState<Analysis>;
  /** Whether the reader is whom it is about. */
  isOwn: boolean;
  onRetry: () => void;
}

/** Both sides as a chart, with one sentence that says what to see. */
export function ReportChart({ analysis, isOwn, onRetry }: ReportChartProps) {
  const { messages, headingLevel } = useWidget<PerformanceReportMessages>();
  return (
    <Card
      title={messages.analysis}
      headingLevel={levelsBelow(headingLevel).section}
      className={styles.chartCard}
    >
      <ReportPart
        onRetry={onRetry}
        part={analysis}
        loadingLabel={messages.loadingSelf}
        emptyLabel={messages.noCompetencies}
        failedLabel={messages.selfFailed}
        isEmpty={({ competencies }) => competencies.length === 0}
      >
        {(data) => (
          <>
            {data.stage === 'ratings-failed' ? (
              <Notice
                role="alert"
                tone="danger"
                className={styles.failure}
                action={
                  <Button variant="secondary" size="s" onClick={onRetry}>
                    {messages.retry}
                  </Button>
                }
              >
                {messages.managersFailed}
              </Notice>
            ) : null}
            <Plots analysis={data} isOwn={isOwn} />
          </>
        )}
      </ReportPart>
    </Card>
  );
}

function Plots({ analysis, isOwn }: { analysis: Analysis; isOwn: boolean }) {
  const { messages, headingLevel } = useWidget<PerformanceReportMessages>();
  const content = useContentLang();
  const charts = comparisonCharts(analysis, messages, isOwn);
  if (charts.length === 0) {
    return <p className={styles.prose}>{comparisonSummary(analysis, messages, isOwn)}</p>;
  }
  return (
    <div className={styles.charts}>
      {charts.map((chart) => (
        <RadarChart
          key={chart.title}
          {...chart}
          contentLang={content.lang}
          headingLevel={levelsBelow(headingLevel).part}
        />
      ))}
    </div>
  );
}
