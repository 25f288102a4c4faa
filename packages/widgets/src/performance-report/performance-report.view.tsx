import type { ApiClient } from '@aferir/api-client';
import type { ReportHeadingLevel } from '../shared/report/heading-levels.ts';
import { ReportFrame } from '../shared/report/report-frame.tsx';
import { ReportLoading } from '../shared/report/report-loading.tsx';
import { ReportUnavailable } from '../shared/report/report-unavailable.tsx';
import { ReviewNotAnswered } from './parts/review-not-answered.tsx';
import { ShownReview } from './parts/shown-review.tsx';
import type { ReportState } from './performance-report.controller.ts';
import type { PerformanceReportMessages } from './performance-report.messages.ts';

export interface PerformanceReportViewProps {
  state: ReportState;
  /** Reads the feedback when it is asked for. */
  client: ApiClient;
  /** The one manager whose scores are compared; null for all. */
  managerId: number | null;
  messages: PerformanceReportMessages;
  headingLevel: ReportHeadingLevel;
  /** The place says whose report it is. @default false */
  isTitleHidden?: boolean;
  onRetry: () => void;
}

/** Shows a state of the report. */
export function PerformanceReportView(props: PerformanceReportViewProps) {
  return (
    <ReportFrame widget="performance-report" step={props.state.step} label={props.messages.title}>
      <Step {...props} />
    </ReportFrame>
  );
}

function Step(props: PerformanceReportViewProps) {
  const { state, client, managerId, isTitleHidden = false, onRetry, ...common } = props;
  const { messages } = common;
  switch (state.step) {
    case 'loading':
      return <ReportLoading label={messages.loading} />;
    case 'unavailable': {
      const title = state.isRefused ? messages.unavailable : messages.loadFailed;
      return (
        <ReportUnavailable
          {...common}
          messages={{ unavailable: title, retry: messages.retry }}
          problem={state.problem}
          onRetry={onRetry}
        />
      );
    }
    case 'not-answered':
      return <ReviewNotAnswered {...common} header={state.header} />;
    case 'shown':
      return (
        <ShownReview
          {...common}
          header={state.header}
          analysis={state.analysis}
          client={client}
          managerId={managerId}
          isTitleHidden={isTitleHidden}
          onRetry={onRetry}
        />
      );
  }
}
