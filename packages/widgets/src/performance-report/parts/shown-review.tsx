import type { ApiClient } from '@aferir/api-client';
import { useRef } from 'react';
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
import type { SectionProps } from './section-props.ts';

export interface ShownReviewProps extends SectionProps {
  header: Header;
  analysis: PartState<Analysis>;
  client: ApiClient;
  managerId: number | null;
  isTitleHidden: boolean;
  /** Loads the parts that failed again. */
  onRetry: () => void;
}

/** The report, from the title to how to read it. */
export function ShownReview(props: ShownReviewProps) {
  const { header, analysis, client, managerId, isTitleHidden, onRetry } = props;
  const { messages, headingLevel } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const review: Review | null =
    analysis.status === 'ready'
      ? { header, analysis: analysis.data, managerId, isForStaff: client.realm === 'staff' }
      : null;
  const [task, actions] = useReportPrinting({ client, header, review, messages, sheet });
  const common = { messages, headingLevel };
  const isComplete = review !== null && review.analysis.stage !== 'ratings-failed';

  return (
    <ReportStack>
      <ReviewHeader
        {...common}
        header={header}
        isTitleHidden={isTitleHidden}
        task={task}
        actions={actions}
        isComplete={isComplete}
      />
      <ReviewOverview
        {...common}
        header={header}
        alignment={review ? reviewAlignment(review) : header.alignment}
      />
      {review ? <ReviewNotices {...common} review={review} /> : null}
      <ReviewChart {...common} analysis={analysis} onRetry={onRetry} />
      {review && review.analysis.competencies.length > 0 ? (
        <DetailsWithFeedback {...common} review={review} client={client} />
      ) : null}
      <ReviewMethod {...common} header={header} />
      {review && task.step === 'printing' ? (
        <ReviewDocument ref={sheet} review={review} feedback={task.feedback} messages={messages} />
      ) : null}
    </ReportStack>
  );
}

interface DetailsWithFeedbackProps extends SectionProps {
  review: Review;
  client: ApiClient;
}

function DetailsWithFeedback({ review, client, ...common }: DetailsWithFeedbackProps) {
  const [feedback, { open, close }] = useFeedbackDialog();
  const competency =
    feedback.status === 'open'
      ? review.analysis.competencies.find(({ id }) => id === feedback.competencyId)
      : undefined;
  return (
    <>
      <ReviewDetails
        {...common}
        review={review}
        feedback={feedback}
        onOpenFeedback={(competencyId) => void open(competencyId)}
      />
      {feedback.status === 'open' && competency ? (
        <feedback.Dialog
          client={client}
          responseId={review.header.responseId}
          managerId={review.managerId}
          competency={competency}
          messages={common.messages}
          onClose={close}
        />
      ) : null}
    </>
  );
}
