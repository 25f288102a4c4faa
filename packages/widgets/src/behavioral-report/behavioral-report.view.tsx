import type { ApiClient } from '@aferir/api-client';
import type { ReportState } from './behavioral-report.controller.ts';
import type { BehavioralReportMessages } from './behavioral-report.messages.ts';
import styles from './behavioral-report.module.css';
import { ReportLoading } from './parts/report-loading.tsx';
import { ReportNotAssessed } from './parts/report-not-assessed.tsx';
import { ReportUnavailable } from './parts/report-unavailable.tsx';
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
    <article
      className={`aferir-behavioral-report ${styles.root}`}
      part="report"
      data-step={props.state.step}
      aria-label={props.messages.title}
      lang="pt-BR"
    >
      <Step {...props} />
    </article>
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
