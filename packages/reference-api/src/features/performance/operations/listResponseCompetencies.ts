import { defineReading } from '../../../operation/operation.ts';
import { openResponse } from '../access/performance-access.ts';
import { toResponseCompetency } from '../review/performance-serializer.ts';
import { createPerformanceStore } from '../review/performance-store.ts';

/** Lists the competencies of a response, for a manager to rate. */
export const listResponseCompetencies = defineReading(
  'listResponseCompetencies',
  async ({ query }, context) => {
    const { response } = await openResponse(context, query.idResposta);
    const store = createPerformanceStore(context.db, context.company.id);
    return { data: (await store.competenciesOf(response.id)).map(toResponseCompetency) };
  },
);
