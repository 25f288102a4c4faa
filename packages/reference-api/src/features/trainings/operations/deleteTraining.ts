import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { deleteTrainingOf, type TrainingFiles } from '../training-service.ts';
import { trainingsMessages } from '../trainings-messages.ts';

/** Deletes a training. */
export function deleteTraining(files: TrainingFiles): Operation {
  return defineOperation('deleteTraining', async ({ params }, context) => {
    await deleteTrainingOf(context, params.id, files);
    return { data: null, msg: trainingsMessages.deleted };
  });
}
