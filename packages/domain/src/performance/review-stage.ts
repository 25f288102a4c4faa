import {
  isCompared,
  isSelfPhase,
  PERFORMANCE_STATUS,
  type PerformanceStatus,
} from './performance-status.ts';

/** How far a review is, whatever its status: what is waited for, or done. */
export type ReviewStage = 'self-pending' | 'self-done' | 'managers-done' | 'feedback-done';

const IS_AT: Readonly<Record<ReviewStage, (status: PerformanceStatus) => boolean>> = {
  'self-pending': isSelfPhase,
  'self-done': (status) => !isSelfPhase(status),
  'managers-done': isCompared,
  'feedback-done': (status) => status === PERFORMANCE_STATUS.finished,
};

/** Whether a review of a status has come to a stage. */
export function isAtStage(status: PerformanceStatus, stage: ReviewStage): boolean {
  return IS_AT[stage](status);
}

/** The statuses of the reviews at a stage; of all reviews without one. */
export function statusesOfStage(stage?: ReviewStage): PerformanceStatus[] {
  return Object.values(PERFORMANCE_STATUS).filter((status) => !stage || isAtStage(status, stage));
}
