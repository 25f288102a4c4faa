import { useRef } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { PartState } from '../../shared/report/part-state.ts';
import { ReportStack } from '../../shared/report/report-stack.tsx';
import type { Analysis, ReviewHeader as Header, Review } from '../performance-report.types.ts';
import { ReviewDocument } from '../report-document/review-document.tsx';
import { useFeedbackDialog } from '../use-feedback-dialog.ts';
import { useReportPrinting } from '../use-report-printing.ts';
import { reviewAlignment } from './review-alignment.ts';
import { ReviewChart } from './review-chart.tsx';
import { ReviewDetails } from './review-details.tsx';
import { ReviewHeader } from './review-header.tsx';
import { ReviewMethod } from './review-method.tsx';
import { ReviewNotices } from './review-notices.tsx';
import { ReviewOverview } from './review-overview.tsx';

export interface ShownReviewProps {
  header: Header;
  analysis: PartState<Analysis>;
  managerId: number | null;
  isTitleHidden: boolean;
  /** Loads the parts that failed again. */
  onRetry: () => void;
}

/** The report, from the title to how to read it. */
export function ShownReview(props: ShownReviewProps) {
  const { header, analysis, managerId, isTitleHidden, onRetry } = props;
  const { client } = useWidget();
  const sheet = useRef<HTMLDivElement>(null);
  const review: Review | null =
    analysis.status === 'ready'
      ? { header, analysis: analysis.data, managerId, isForStaff: client.realm === 'staff' }
      : null;
  const [task, actions] = useReportPrinting({ header, review, sheet });
  const isComplete = review !== null && review.analysis.stage !== 'ratings-failed';

  return (
    <ReportStack>
      <ReviewHeader
        header={header}
        isTitleHidden={isTitleHidden}
        task={task}
        actions={actions}
        isComplete={isComplete}
      />
      <ReviewOverview
        header={header}
        alignment={review ? reviewAlignment(review) : header.alignment}
      />
      {review ? <ReviewNotices review={review} /> : null}
      <ReviewChart analysis={analysis} onRetry={onRetry} />
      {review && review.analysis.competencies.length > 0 ? (
        <DetailsWithFeedback review={review} />
      ) : null}
      <ReviewMethod header={header} />
      {review && task.step === 'printing' ? (
        <ReviewDocument ref={sheet} review={review} feedback={task.feedback} />
      ) : null}
    </ReportStack>
  );
}

function DetailsWithFeedback({ review }: { review: Review }) {
  const [feedback, { open, close }] = useFeedbackDialog();
  const competency =
    feedback.status === 'open'
      ? review.analysis.competencies.find(({ id }) => id === feedback.competencyId)
      : undefined;
  return (
    <>
      <ReviewDetails
        review={review}
        feedback={feedback}
        onOpenFeedback={(competencyId) => void open(competencyId)}
      />
      {feedback.status === 'open' && competency ? (
        <feedback.Dialog
          responseId={review.header.responseId}
          managerId={review.managerId}
          competency={competency}
          onClose={close}
        />
      ) : null}
    </>
  );
}
