import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { toSavedTraining } from '../training-input.ts';
import { createTrainingOf, type TrainingFiles } from '../training-service.ts';

/** Creates a training. */
export function createTraining(files: TrainingFiles): Operation {
  return defineOperation('createTraining', async ({ body }, context) => {
    const id = await createTrainingOf(context, toSavedTraining(body), files);
    return { data: id, msg: String(id) };
  });
}
