import { defineOperation } from '../../../operation/operation.ts';
import { answerTrainingActive } from '../answer-training-active.ts';

/** Activates or deactivates a training. */
export const setTrainingActive = defineOperation('setTrainingActive', answerTrainingActive);
