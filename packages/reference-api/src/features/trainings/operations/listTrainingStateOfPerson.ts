import { defineReading } from '../../../operation/operation.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { createLearningStore } from '../learning/learning-store.ts';
import { toResourceState } from '../report/report-serializer.ts';
import { createSendingStore } from '../sending/sending-store.ts';

/** Lists how far a person is with each video of a training. */
export const listTrainingStateOfPerson = defineReading(
  'listTrainingStateOfPerson',
  async ({ params }, { db, company }) => {
    const { idTreinamento: trainingId, idPessoa: personId } = params;
    const assigned = await createSendingStore(db, company.id).find(trainingId, personId);
    if (!assigned?.sentAt) throw notFound();
    const resources = await createLearningStore(db, company.id).listResources({
      trainingId,
      personId,
    });
    return { data: resources.map(toResourceState) };
  },
);
