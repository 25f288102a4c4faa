import type { OperationContext } from '../../../operation/context.ts';
import { defineOperation } from '../../../operation/operation.ts';
import { requirePerformanceLink } from '../review/linked-review-service.ts';
import { toCompetency, toFrozenCompetency } from '../review/performance-serializer.ts';
import { createPerformanceStore } from '../review/performance-store.ts';

/** Lists the competencies of a link's response, else the company's. */
export const listPerformanceCompetencies = defineOperation(
  'listPerformanceCompetencies',
  async (_input, context) => {
    const rows = await readCompetencies(context);
    return { data: { rows, qtdRecords: rows.length } };
  },
);

async function readCompetencies(context: OperationContext) {
  const { actor, db, company } = context;
  const store = createPerformanceStore(db, company.id);
  if (actor.kind !== 'link') return (await store.listActiveCompetencies()).map(toCompetency);
  const { responseId } = requirePerformanceLink(context);
  return (await store.competenciesOf(responseId)).map(toFrozenCompetency);
}
