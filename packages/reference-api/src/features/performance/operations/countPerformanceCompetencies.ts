import { defineReading } from '../../../operation/operation.ts';
import { openResponse } from '../access/performance-access.ts';
import { createPerformanceStore } from '../review/performance-store.ts';

/** Counts the competencies of a response. */
export const countPerformanceCompetencies = defineReading(
  'countPerformanceCompetencies',
  async ({ params }, context) => {
    const { response } = await openResponse(context, params.idResposta);
    const store = createPerformanceStore(context.db, context.company.id);
    return { data: { qtdRecords: (await store.competenciesOf(response.id)).length } };
  },
);
