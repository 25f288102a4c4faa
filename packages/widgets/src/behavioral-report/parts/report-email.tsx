import { useWidget } from '../../shared/host/use-widget.tsx';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { WidgetErrorBoundary } from '../../shared/provider/widget-error-boundary.tsx';
import type { ReportTask } from '../behavioral-report.machine.ts';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import type { ReportActions } from '../use-report-tasks.ts';

const ReportEmailDialog = lazyPart(
  async () => (await import('./report-email-dialog.tsx')).ReportEmailDialog,
);

export interface ReportEmailProps {
  task: ReportTask;
  actions: ReportActions;
}

/** Asks where to mail the report, while it is to be mailed. Its code comes when it is first asked for. */
export function ReportEmail({ task, actions }: ReportEmailProps) {
  const { client, messages } = useWidget<BehavioralReportMessages>();
  if (!('email' in task) || task.email === null) return null;
  const hint = client.realm === 'link' ? messages.emailHintLink : messages.emailHintFile;
  return (
    <WidgetErrorBoundary>
      <ReportEmailDialog
        task={task}
        actions={actions}
        hint={hint}
        fallback={<p role="status">{messages.emailLoading}</p>}
      />
    </WidgetErrorBoundary>
  );
}
