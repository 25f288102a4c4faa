import { Button } from '@aferir/ui';
import { Printer } from 'lucide-react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { PrintProgress } from '../../shared/report/print-progress.tsx';
import { ReportBar } from '../../shared/report/report-bar.tsx';
import { ReportMasthead } from '../../shared/report/report-masthead.tsx';
import { ReportNewsRegion } from '../../shared/report/report-news.tsx';
import type { ReportTask } from '../performance-report.machine.ts';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import type { ReportHeader } from '../performance-report.types.ts';
import type { PrintActions } from '../use-report-printing.ts';

export interface ReportHeadProps {
  header: ReportHeader;
  isTitleHidden: boolean;
  task: ReportTask;
  actions: PrintActions;
  /** Whether everything has arrived; a document of half a report is not made. */
  isComplete: boolean;
}

/** Whose report it is, the way to the document, and how that goes. */
export function ReportHead(props: ReportHeadProps) {
  const { header, isTitleHidden, task, actions, isComplete } = props;
  const { messages } = useWidget<PerformanceReportMessages>();
  const isPrinting = task.step !== 'reading';
  const print = (
    <Button
      icon={<Printer />}
      disabled={!isComplete}
      isLoading={isPrinting}
      onClick={actions.print}
    >
      {messages.print}
    </Button>
  );
  const news = (
    <>
      <ReportNewsRegion
        news={task.step === 'reading' ? task.news : null}
        onClose={actions.closeNews}
      />
      {isPrinting ? (
        <PrintProgress progress={task.step === 'printing' ? task.progress : null} />
      ) : null}
    </>
  );
  if (isTitleHidden) {
    return (
      <ReportBar header={header} actions={print}>
        {news}
      </ReportBar>
    );
  }
  return (
    <ReportMasthead subject={header} actions={print}>
      {news}
    </ReportMasthead>
  );
}
