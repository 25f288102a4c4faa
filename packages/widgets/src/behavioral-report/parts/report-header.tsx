import { Button } from '@aferir/ui';
import { Download, Mail } from 'lucide-react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { PrintProgress } from '../../shared/report/print-progress.tsx';
import { ReportMasthead } from '../../shared/report/report-masthead.tsx';
import { ReportNewsRegion } from '../../shared/report/report-news.tsx';
import type { ReportTask } from '../behavioral-report.machine.ts';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import type { BehavioralProfile } from '../behavioral-report.types.ts';
import type { ReportActions } from '../use-report-tasks.ts';
import { ReportEmail } from './report-email.tsx';

export interface ReportHeaderProps {
  profile: BehavioralProfile;
  task: ReportTask;
  actions: ReportActions;
  canSendEmail: boolean;
  /** Whether every part has arrived or failed; a document of half a report is not made. */
  isComplete: boolean;
}

/** Whose report it is, what can be done with it, and how that goes. */
export function ReportHeader(props: ReportHeaderProps) {
  const { profile, task, actions, canSendEmail, isComplete } = props;
  const { messages } = useWidget<BehavioralReportMessages>();
  const isDownloading = task.step === 'printing' && task.email === null;
  return (
    <ReportMasthead
      subject={profile}
      actions={
        <>
          {canSendEmail ? (
            <Button
              variant="secondary"
              icon={<Mail />}
              disabled={!isComplete}
              onClick={actions.askForEmail}
            >
              {messages.sendByEmail}
            </Button>
          ) : null}
          <Button
            icon={<Download />}
            disabled={!isComplete}
            isLoading={isDownloading}
            onClick={actions.download}
          >
            {messages.download}
          </Button>
        </>
      }
    >
      <ReportNewsRegion
        news={task.step === 'reading' ? task.news : null}
        onClose={actions.closeNews}
      />
      {isDownloading ? <PrintProgress progress={task.progress} /> : null}
      <ReportEmail task={task} actions={actions} />
    </ReportMasthead>
  );
}
