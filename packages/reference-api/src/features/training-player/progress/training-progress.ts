import { stateOfTraining, type TrainingState } from '@aferir/domain';
import type { LearnerState, WatchedResource } from '../../../shared/learning/learning.ts';

/** How far somebody is with a training. */
export interface TrainingProgress {
  readonly trainingState: TrainingState;
  readonly resourceCount: number;
  readonly concludedCount: number;
}

/** Tells how far somebody is, by the videos that the training has now. */
export function progressOf(
  { lastWatchedAt }: LearnerState,
  resources: readonly WatchedResource[],
): TrainingProgress {
  const resourceCount = resources.length;
  const concludedCount = resources.filter(({ concludedAt }) => concludedAt !== null).length;
  const trainingState = stateOfTraining({
    resources: resourceCount,
    concluded: concludedCount,
    isBegun: lastWatchedAt !== null,
  });
  return { trainingState, resourceCount, concludedCount };
}
