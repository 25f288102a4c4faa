import { defineReading } from '../../../operation/operation.ts';
import { createTrainingStore } from '../training-store.ts';

/** Counts trainings by state. */
export const getTrainingTotals = defineReading(
  'getTrainingTotals',
  async (_input, { db, company }) => {
    const { all, active } = await createTrainingStore(db, company.id).count();
    const totals = { qtdCadastrados: all, qtdAtivos: active, qtdInativos: all - active };
    return { data: { rows: [totals], qtdRecords: 1 } };
  },
);
