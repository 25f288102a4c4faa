import { Notice } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import type { ReportContent } from '../performance-report.types.ts';
import { reportNotes } from './report-notes.ts';

export interface ReportNoticesProps {
  report: ReportContent;
}

/** What the comparison waits for, leaves out or never got. */
export function ReportNotices({ report }: ReportNoticesProps) {
  const { messages } = useWidget<PerformanceReportMessages>();
  return reportNotes(report, messages).map(({ tone, title, text }) => (
    <Notice key={title} tone={tone} title={title}>
      {text}
    </Notice>
  ));
}
