import { found } from '../../operation/find-for-change.ts';
import { forbidden } from '../../platform/errors/failures.ts';
import type { Learner, LearningStore, WatchedTraining } from '../../shared/learning/learning.ts';
import { trainingPlayerMessages as texts } from './training-player-messages.ts';

/** The training of a learner; whoever may not watch it any more is told why. */
export async function requireWatchable(
  learning: LearningStore,
  learner: Learner,
): Promise<WatchedTraining> {
  const training = found(await learning.findTraining(learner), texts.deleted);
  if (!training.isActive) throw forbidden(texts.inactive);
  if (!training.isAssigned) throw forbidden(texts.notAssigned);
  return training;
}
