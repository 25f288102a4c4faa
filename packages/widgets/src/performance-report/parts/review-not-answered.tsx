import { EmptyState } from '@aferir/ui';
import { Clock, FileX } from 'lucide-react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import type { ReportHeader } from '../performance-report.types.ts';

export interface ReviewNotAnsweredProps {
  header: ReportHeader;
}

/** Stands where the report will be once the self-assessment is sent, or would have been. */
export function ReviewNotAnswered({ header }: ReviewNotAnsweredProps) {
  const { messages, headingLevel } = useWidget<PerformanceReportMessages>();
  return header.isClosed ? (
    <EmptyState
      icon={<FileX />}
      title={messages.cancelled}
      description={messages.cancelledHint}
      headingLevel={headingLevel}
    />
  ) : (
    <EmptyState
      icon={<Clock />}
      title={messages.notAnswered}
      description={messages.notAnsweredHint}
      headingLevel={headingLevel}
    />
  );
}
