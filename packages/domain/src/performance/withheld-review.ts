import { isCompared, PERFORMANCE_STATUS, type PerformanceStatus } from './performance-status.ts';
import type { ReviewReader } from './review-access.ts';

/** What of a review is withheld with its result. */
export interface ReviewOutcome {
  readonly status: PerformanceStatus;
  readonly finished_at: Date | null;
  readonly closed_at: Date | null;
  readonly alignment: number | null;
  /** Whether its cycle's results are still to be released. */
  readonly is_held: boolean;
}

/**
 * Whether a held result is withheld from somebody: from the person, from whoever was sent the person's report, from staff who may
 * see no results, and from managers who have not rated it. Other staff and the managers who rate see what they see of any review.
 */
export function isWithheldFrom(isHeld: boolean, reader: ReviewReader): boolean {
  if (!isHeld || reader.role === 'staff') return false;
  return reader.role !== 'manager' || reader.tie !== 'frozen';
}

/**
 * A review as a reader may know of it. Whom its result is withheld from sees one that waits for its managers, however far
 * it is, so that every rule about such a review holds for it as well.
 */
export function reviewFor<Outcome extends ReviewOutcome>(
  review: Outcome,
  reader: ReviewReader,
): Outcome {
  if (!isCompared(review.status) || !isWithheldFrom(review.is_held, reader)) return review;
  return {
    ...review,
    status: PERFORMANCE_STATUS.awaitingManagers,
    finished_at: null,
    closed_at: null,
    alignment: null,
  };
}
