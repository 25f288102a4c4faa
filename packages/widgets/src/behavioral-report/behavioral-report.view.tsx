import type { ApiClient } from '@aferir/api-client';
import { ReportFrame } from '../shared/report/report-frame.tsx';
import { ReportLoading } from '../shared/report/report-loading.tsx';
import { ReportUnavailable } from '../shared/report/report-unavailable.tsx';
import type { ReportState } from './behavioral-report.controller.ts';
import type { BehavioralReportMessages } from './behavioral-report.messages.ts';
import { ReportNotAssessed } from './parts/report-not-assessed.tsx';
import { ShownReport } from './parts/shown-report.tsx';

export interface BehavioralReportViewProps {
  state: ReportState;
  /** Mails the report. */
  client: ApiClient;
  messages: BehavioralReportMessages;
  headingLevel: 1 | 2;
  canSendEmail: boolean;
  onRetry: () => void;
}

/** Shows a state of the report. */
export function BehavioralReportView(props: BehavioralReportViewProps) {
  return (
    <ReportFrame widget="behavioral-report" step={props.state.step} label={props.messages.title}>
      <Step {...props} />
    </ReportFrame>
  );
}

function Step({ state, client, canSendEmail, onRetry, ...common }: BehavioralReportViewProps) {
  switch (state.step) {
    case 'loading':
      return <ReportLoading label={common.messages.loading} />;
    case 'unavailable':
      return <ReportUnavailable {...common} problem={state.problem} onRetry={onRetry} />;
    case 'not-assessed':
      return <ReportNotAssessed {...common} />;
    case 'shown':
      return (
        <ShownReport
          {...common}
          profile={state.profile}
          parts={state.parts}
          client={client}
          canSendEmail={canSendEmail}
          onRetry={onRetry}
        />
      );
  }
}
