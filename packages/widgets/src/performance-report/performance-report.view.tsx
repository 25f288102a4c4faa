import { useWidget } from '../shared/host/use-widget.tsx';
import { ReportFrame } from '../shared/report/report-frame.tsx';
import { ReportLoading } from '../shared/report/report-loading.tsx';
import { ReportUnavailable } from '../shared/report/report-unavailable.tsx';
import { ReviewNotAnswered } from './parts/review-not-answered.tsx';
import { ShownReport } from './parts/shown-report.tsx';
import type { ReportState } from './performance-report.controller.ts';
import type { PerformanceReportMessages } from './performance-report.messages.ts';
import type { RenderManager } from './performance-report.types.ts';

export interface PerformanceReportViewProps {
  state: ReportState;
  /** The one manager whose scores are compared; null for all. */
  managerId: number | null;
  /** The place says whose report it is. @default false */
  isTitleHidden?: boolean;
  /** @default the names of managers alone */
  renderManager?: RenderManager | undefined;
  onRetry: () => void;
}

/** Shows a state of the report. */
export function PerformanceReportView(props: PerformanceReportViewProps) {
  const { messages } = useWidget<PerformanceReportMessages>();
  return (
    <ReportFrame widget="performance-report" step={props.state.step} label={messages.title}>
      <Step {...props} />
    </ReportFrame>
  );
}

function Step(props: PerformanceReportViewProps) {
  const { state, managerId, isTitleHidden = false, renderManager, onRetry } = props;
  const { messages } = useWidget<PerformanceReportMessages>();
  switch (state.step) {
    case 'loading':
      return <ReportLoading label={messages.loading} />;
    case 'unavailable': {
      const title = state.isRefused ? messages.unavailable : messages.loadFailed;
      return <ReportUnavailable title={title} problem={state.problem} onRetry={onRetry} />;
    }
    case 'not-answered':
      return <ReviewNotAnswered header={state.header} />;
    case 'shown':
      return (
        <ShownReport
          header={state.header}
          analysis={state.analysis}
          managerId={managerId}
          isTitleHidden={isTitleHidden}
          renderManager={renderManager}
          onRetry={onRetry}
        />
      );
  }
}
