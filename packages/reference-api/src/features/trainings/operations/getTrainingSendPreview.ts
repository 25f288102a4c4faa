import { found } from '../../../operation/find-for-change.ts';
import { defineReading } from '../../../operation/operation.ts';
import { toSendPreview } from '../../../shared/audience/audience-serializer.ts';
import { createAudienceStore } from '../../../shared/audience/audience-store.ts';
import { trainingAudience } from '../training-audience.ts';
import { createTrainingStore } from '../training-store.ts';

/** Counts whom sending a training would reach. */
export const getTrainingSendPreview = defineReading(
  'getTrainingSendPreview',
  async ({ params }, { db, company }) => {
    const { idTreinamento: id } = params;
    found(await createTrainingStore(db, company.id).find(id));
    const counts = await createAudienceStore(db, company.id, trainingAudience).count(id);
    return { data: toSendPreview(counts) };
  },
);
