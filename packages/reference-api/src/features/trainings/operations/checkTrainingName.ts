import { defineReading } from '../../../operation/operation.ts';
import { createTrainingStore } from '../training-store.ts';

/** Tells whether a training has a name. */
export const checkTrainingName = defineReading(
  'checkTrainingName',
  async ({ query }, { db, company }) => ({
    data: {
      nomeJaExiste: await createTrainingStore(db, company.id).isTitleTaken(query.nome, 0),
    },
  }),
);
