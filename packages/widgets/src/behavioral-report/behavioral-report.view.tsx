import { useWidget } from '../shared/host/use-widget.tsx';
import { ReportFrame } from '../shared/report/report-frame.tsx';
import { ReportLoading } from '../shared/report/report-loading.tsx';
import { ReportUnavailable } from '../shared/report/report-unavailable.tsx';
import type { ReportState } from './behavioral-report.controller.ts';
import type { BehavioralReportMessages } from './behavioral-report.messages.ts';
import { ReportNotAssessed } from './parts/report-not-assessed.tsx';
import { ShownReport } from './parts/shown-report.tsx';

export interface BehavioralReportViewProps {
  state: ReportState;
  canSendEmail: boolean;
  onRetry: () => void;
}

/** Shows a state of the report. */
export function BehavioralReportView(props: BehavioralReportViewProps) {
  const { messages } = useWidget<BehavioralReportMessages>();
  return (
    <ReportFrame widget="behavioral-report" step={props.state.step} label={messages.title}>
      <Step {...props} />
    </ReportFrame>
  );
}

function Step({ state, canSendEmail, onRetry }: BehavioralReportViewProps) {
  const { messages } = useWidget<BehavioralReportMessages>();
  switch (state.step) {
    case 'loading':
      return <ReportLoading label={messages.loading} />;
    case 'unavailable':
      return <ReportUnavailable problem={state.problem} onRetry={onRetry} />;
    case 'not-assessed':
      return <ReportNotAssessed />;
    case 'shown':
      return (
        <ShownReport
          profile={state.profile}
          parts={state.parts}
          canSendEmail={canSendEmail}
          onRetry={onRetry}
        />
      );
  }
}
