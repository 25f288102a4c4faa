import { Notice } from '@aferir/ui';
import type { Review } from '../performance-report.types.ts';
import { reviewNotes } from './review-notes.ts';
import type { SectionProps } from './section-props.ts';

export interface ReviewNoticesProps extends SectionProps {
  review: Review;
}

/** What the comparison waits for, leaves out or never got. */
export function ReviewNotices({ review, messages }: ReviewNoticesProps) {
  return reviewNotes(review, messages).map(({ tone, title, text }) => (
    <Notice key={title} tone={tone} title={title}>
      {text}
    </Notice>
  ));
}
