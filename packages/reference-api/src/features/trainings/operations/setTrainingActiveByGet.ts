import { defineOperation } from '../../../operation/operation.ts';
import { answerTrainingActive } from '../answer-training-active.ts';

/** Activates or deactivates a training, for older clients. */
export const setTrainingActiveByGet = defineOperation(
  'setTrainingActiveByGet',
  answerTrainingActive,
);
