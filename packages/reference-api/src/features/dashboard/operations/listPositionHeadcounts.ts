import { defineReading, type Operation } from '../../../operation/operation.ts';
import type { ListPositionHeadcounts } from '../dashboard-ports.ts';

/** Lists positions with headcounts. */
export function listPositionHeadcounts(listHeadcounts: ListPositionHeadcounts): Operation {
  return defineReading('listPositionHeadcounts', async (_input, context) => {
    const rows = await listHeadcounts(context);
    return { data: { rows, qtdRecords: rows.length } };
  });
}
