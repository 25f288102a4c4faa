import { Dialog } from '@aferir/ui';
import { performanceReportMessages } from '../../performance-report/performance-report.messages.ts';
import { PerformanceReport } from '../../performance-report/performance-report.tsx';
import type { ErrorDetail } from '../../shared/host/events.ts';
import type { ManagerSource } from '../manager-evaluation.data.ts';
import type { Review } from '../manager-evaluation.types.ts';

export interface ReportDialogProps {
  source: ManagerSource;
  review: Review;
  title: string;
  onClose: () => void;
  onError: (detail: ErrorDetail) => void;
}

/** The comparison of a report over the list; a part of its own, since charts are large. */
export function ReportDialog({ source, review, title, onClose, onError }: ReportDialogProps) {
  return (
    <Dialog
      isOpen
      size="l"
      title={title}
      description={performanceReportMessages.subtitle}
      onClose={onClose}
    >
      <PerformanceReport
        isTitleHidden
        hs={source.hash}
        responseId={review.responseId}
        onError={onError}
      />
    </Dialog>
  );
}
