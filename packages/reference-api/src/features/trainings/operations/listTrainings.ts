import { defineList } from '../../../operation/operation.ts';
import { orderOf } from '../../../platform/db/list-order.ts';
import { patternOf } from '../../../platform/db/search-expression.ts';
import { createTrainingStore } from '../training-store.ts';
import { toListedTraining } from '../trainings-serializer.ts';

/** Lists trainings by title. */
export const listTrainings = defineList('listTrainings', async ({ query }, { db, company }) => {
  const { take, index, filter } = query;
  const { rows, total } = await createTrainingStore(db, company.id).list({
    pattern: patternOf(filter),
    isActive: query.flAtivo,
    order: orderOf(query.ordem),
    take: take ?? 30,
    page: index ?? 0,
  });
  return { data: { rows: rows.map(toListedTraining), qtdRecords: total } };
});
