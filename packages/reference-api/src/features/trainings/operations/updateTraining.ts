import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { toSavedTraining } from '../training-input.ts';
import { type TrainingFiles, updateTrainingOf } from '../training-service.ts';
import { trainingsMessages } from '../trainings-messages.ts';

/** Changes a training. */
export function updateTraining(files: TrainingFiles): Operation {
  return defineOperation('updateTraining', async ({ body }, context) => {
    const changed = { id: body.idTreinamento, version: body.nrVersao };
    await updateTrainingOf(context, changed, toSavedTraining(body), files);
    return { data: null, msg: trainingsMessages.saved };
  });
}
