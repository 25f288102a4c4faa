import { isSelfPhase } from '../performance/performance-status.ts';
import { mayReadComparison, type ReviewReader } from '../performance/review-access.ts';
import { isWithheldFrom, type ReviewOutcome } from '../performance/withheld-review.ts';

/**
 * How far the ratings from around a person are: there are none, they are collected, or they are over. They are collected until the cycle is
 * closed, also when the managers have finished: from then on none is added or changed.
 */
export type AroundPhase = 'none' | 'open' | 'over';

/** What tells how far they are. */
export interface AroundCourse {
  /** Whether the review's cycle asks around; of a review outside a cycle false. */
  readonly asksAround: boolean;
  readonly isCycleClosed: boolean;
  /** Whether the review was closed before its self-assessment was done. */
  readonly isCancelled: boolean;
}

/** Tells how far the ratings from around a person are. */
export function aroundPhase({ asksAround, isCycleClosed, isCancelled }: AroundCourse): AroundPhase {
  if (!asksAround || isCancelled) return 'none';
  return isCycleClosed ? 'over' : 'open';
}

/** How far they are as a reader may know of it: whom the result is withheld from still waits for all of it. */
export function aroundPhaseFor(
  phase: AroundPhase,
  { is_held }: Pick<ReviewOutcome, 'is_held'>,
  reader: ReviewReader,
): AroundPhase {
  return phase === 'over' && isWithheldFrom(is_held, reader) ? 'open' : phase;
}

/**
 * Whether somebody is told the means of those around: once none can be added, so that they never change, and who reads the comparison. A review whose
 * self-assessment was never done has none, and those of a held result come out with it.
 */
export function areMeansTold(
  phase: AroundPhase,
  review: Pick<ReviewOutcome, 'status' | 'is_held'>,
  reader: ReviewReader,
): boolean {
  if (aroundPhaseFor(phase, review, reader) !== 'over') return false;
  return !isSelfPhase(review.status) && mayReadComparison(review.status, reader);
}
