import { defineOperation } from '../../../operation/operation.ts';
import { toManager } from '../manager-review-serializer.ts';
import { requireManager } from '../performance-access.ts';
import { readManager } from '../person-access.ts';

/** Reads the manager whom a link was made for. */
export const getManagerByLink = defineOperation('getManagerByLink', async (_input, context) => {
  const manager = await readManager(context, requireManager(context.actor));
  return { data: toManager(manager, context.company) };
});
