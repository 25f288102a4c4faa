import { managerAction } from './manager-view.ts';
import { completeRaters, type Review } from './performance-evaluation.ts';
import {
  isCompared,
  type LatestPerformanceStatus,
  PERFORMANCE_STATUS,
  type PerformanceStatus,
} from './performance-status.ts';

/**
 * What ties a manager to a response: `frozen` is one of those who were frozen on it, `current` a
 * manager of the person by now, `none` neither.
 */
export type ManagerTie = 'frozen' | 'current' | 'none';

/** A manager before a response. */
export interface EvaluatingManager {
  readonly tie: ManagerTie;
  /** Whether this manager has given every competency a score. */
  readonly hasRatedAll: boolean;
}

/**
 * Who reads a response: its person or whoever was sent the person's report, staff who may see results, those who may see no more
 * than what the home tells (`home`), a manager.
 */
export type ReviewReader =
  | { readonly role: 'owner' }
  | { readonly role: 'staff' }
  | { readonly role: 'home' }
  | (EvaluatingManager & { readonly role: 'manager'; readonly managerId: number });

/**
 * Whether a manager may know of a response: those who rate it from the moment they are frozen, the
 * person's other managers once it is finished.
 */
export function mayOpenReview(status: LatestPerformanceStatus, tie: ManagerTie): boolean {
  return tie === 'frozen' || (tie === 'current' && status === PERFORMANCE_STATUS.finished);
}

/** Whether a manager may give scores. */
export function mayRateReview(
  status: LatestPerformanceStatus,
  manager: EvaluatingManager,
): boolean {
  return actionOf(status, manager) === 'evaluate';
}

/**
 * Whether somebody who knows of a response may read the comparison: the own scores, those of managers
 * and their feedback. It is closed to a manager who has still to rate, and to a home until the review is finished.
 */
export function mayReadComparison(status: LatestPerformanceStatus, reader: ReviewReader): boolean {
  if (reader.role === 'home') return status === PERFORMANCE_STATUS.finished;
  if (reader.role !== 'manager') return true;
  return mayOpenReview(status, reader.tie) && actionOf(status, reader) === 'view';
}

/**
 * The managers whose scores and feedback a reader sees, of those who rated everything: staff always
 * all, everybody else all once nobody is waited for; until then a manager sees the own ones.
 */
export function visibleRaters(
  review: Review,
  status: PerformanceStatus,
  reader: ReviewReader,
): number[] {
  const raters = completeRaters(review).map(({ id }) => id);
  if (reader.role === 'staff' || isCompared(status)) return raters;
  return reader.role === 'manager' ? raters.filter((id) => id === reader.managerId) : [];
}

/** Whether a reader is told why a score was calibrated: staff, and the managers who rated. */
export function seesCalibrationReason(reader: ReviewReader): boolean {
  if (reader.role === 'staff') return true;
  return reader.role === 'manager' && reader.tie === 'frozen' && reader.hasRatedAll;
}

// Owing feedback opens nothing and closes nothing: it is owed on a comparison that can be read.
function actionOf(status: LatestPerformanceStatus, { tie, hasRatedAll }: EvaluatingManager) {
  return managerAction({ status, isAwaited: tie === 'frozen', hasRatedAll, owes: false });
}
