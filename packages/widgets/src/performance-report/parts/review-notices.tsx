import { Notice } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import type { Review } from '../performance-report.types.ts';
import { reviewNotes } from './review-notes.ts';

export interface ReviewNoticesProps {
  review: Review;
}

/** What the comparison waits for, leaves out or never got. */
export function ReviewNotices({ review }: ReviewNoticesProps) {
  const { messages } = useWidget<PerformanceReportMessages>();
  return reviewNotes(review, messages).map(({ tone, title, text }) => (
    <Notice key={title} tone={tone} title={title}>
      {text}
    </Notice>
  ));
}
