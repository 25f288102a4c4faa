import { Card, Notice, RadarChart, RetryNotice } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import { SaidText } from '../../shared/language/use-said.tsx';
import page from '../../shared/page/page.module.css';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { PartState } from '../../shared/report/part-state.ts';
import { ReportPart } from '../../shared/report/report-part.tsx';
import {
  comparisonCharts,
  comparisonSummary,
} from '../../shared/score-comparison/comparison-chart.ts';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import type { OwnAnalysis } from '../employee-dashboard.types.ts';
import { CompetencyList } from './competency-list.tsx';
import { heldText } from './held-text.ts';
import styles from './own-results.module.css';
import type { PartProps } from './part-props.ts';
import { ScoreFigures } from './score-figures.tsx';

export interface OwnResultsProps extends PartProps {
  results: PartState<OwnAnalysis | null>;
}

/** How the own assessment came out: figures, both sides as a chart, and every competency. */
export function OwnResults({ results, ...rest }: OwnResultsProps) {
  const { onRetry } = rest;
  const { messages, headingLevel } = useWidget<EmployeeDashboardMessages>();
  return (
    <Card title={messages.resultsTitle} headingLevel={levelsBelow(headingLevel).section}>
      <ReportPart
        part={results}
        loadingLabel={messages.comparison.loadingSelf}
        emptyLabel={messages.noResults}
        emptyHint={messages.noResultsHint}
        failedLabel={messages.comparison.selfFailed}
        isEmpty={(data) => !data || isUnscored(data)}
        onRetry={onRetry}
      >
        {(data) => (data ? <Results {...rest} analysis={data} /> : null)}
      </ReportPart>
    </Card>
  );
}

function isUnscored({ stage, competencies }: OwnAnalysis): boolean {
  if (competencies.length > 0 && stage === 'ratings-failed') return false;
  return competencies.every(({ selfScore, average }) => selfScore === null && average === null);
}

function Results({ analysis, onRetry }: PartProps & { analysis: OwnAnalysis }) {
  const { messages, headingLevel } = useWidget<EmployeeDashboardMessages>();
  const content = useContentLang();
  const { stage, competencies } = analysis;
  const { comparison } = messages;
  const isScored = competencies.some(({ selfScore }) => selfScore !== null);
  const charts = isScored ? comparisonCharts(analysis, comparison, true) : [];
  return (
    <div className={styles.resultParts} data-has-chart={charts.length > 0 || undefined}>
      {stage === 'ratings-failed' ? (
        <RetryNotice
          title={analysis.missingReason && comparison.managersFailed}
          retryLabel={messages.retry}
          onRetry={onRetry}
        >
          {analysis.missingReason ? (
            <SaidText sentence={analysis.missingReason} />
          ) : (
            comparison.managersFailed
          )}
        </RetryNotice>
      ) : null}
      {stage === 'awaiting-managers' ? (
        <Notice>{heldText(analysis.release, comparison) ?? comparison.waiting}</Notice>
      ) : null}
      <ScoreFigures competencies={competencies} />
      {charts.length === 0 ? (
        <p className={page.text}>{comparisonSummary(analysis, comparison, true)}</p>
      ) : null}
      {charts.length > 0 ? (
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
      ) : null}
      <CompetencyList analysis={analysis} />
    </div>
  );
}
