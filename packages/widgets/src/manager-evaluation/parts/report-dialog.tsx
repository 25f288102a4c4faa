import { Dialog } from '@aferir/ui';
import { PerformanceReport } from '../../performance-report/performance-report.tsx';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { ManagerEvaluationMessages } from '../manager-evaluation.messages.ts';
import type { ReviewRef } from '../manager-evaluation.types.ts';

export interface ReportDialogProps {
  /** The hash of the manager's link, where there is one. */
  hash: string | undefined;
  review: ReviewRef;
  onClose: () => void;
}

/** The comparison of a report over the list; a part of its own, since charts are large. */
export function ReportDialog({ hash, review, onClose }: ReportDialogProps) {
  const { messages, host } = useWidget<ManagerEvaluationMessages>();
  return (
    <Dialog
      isOpen
      size="l"
      title={messages.reportTitle(review.person)}
      description={messages.reportSubtitle}
      onClose={onClose}
    >
      <PerformanceReport
        isTitleHidden
        hs={hash}
        responseId={review.responseId}
        onError={(detail) => host.failed(detail)}
      />
    </Dialog>
  );
}
