import { defineOperation } from '../../../operation/operation.ts';
import { requireManager } from '../access/performance-access.ts';
import { readManager } from '../access/person-access.ts';
import { toManager } from '../evaluation/manager-scores-serializer.ts';

/** Reads the manager whom a link was made for. */
export const getManagerByLink = defineOperation('getManagerByLink', async (_input, context) => {
  const manager = await readManager(context, requireManager(context.actor));
  return { data: toManager(manager, context.company) };
});
