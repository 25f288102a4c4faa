import { defineOperation } from '../../../operation/operation.ts';
import { toCycleValues } from '../cycle-input.ts';
import { createCycleOf } from '../cycle-service.ts';

/** Creates a cycle as a draft. */
export const createCycle = defineOperation('createCycle', async ({ body }, context) => {
  const id = await createCycleOf(context, toCycleValues(body, context.now));
  return { data: id, msg: String(id) };
});
