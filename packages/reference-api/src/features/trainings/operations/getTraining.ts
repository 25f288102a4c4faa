import { found } from '../../../operation/find-for-change.ts';
import { defineReading } from '../../../operation/operation.ts';
import { createAudienceStore } from '../../../shared/audience/audience-store.ts';
import { trainingAudience } from '../training-audience.ts';
import { createTrainingContentStore } from '../training-content-store.ts';
import { createTrainingStore } from '../training-store.ts';
import { toTraining } from '../trainings-serializer.ts';

/** Reads a training with its sessions and its people. */
export const getTraining = defineReading('getTraining', async ({ params }, { db, company }) => {
  const { id } = params;
  const training = found(await createTrainingStore(db, company.id).find(id));
  const sessions = await createTrainingContentStore(db, company.id).list(id);
  const people = await createAudienceStore(db, company.id, trainingAudience).list(id);
  return { data: toTraining(training, { sessions, people }) };
});
