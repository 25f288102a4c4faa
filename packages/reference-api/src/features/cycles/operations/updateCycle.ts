import { defineOperation } from '../../../operation/operation.ts';
import { toCycleValues } from '../cycle-input.ts';
import { updateCycleOf } from '../cycle-service.ts';
import { cyclesMessages } from '../cycles-messages.ts';

/** Changes a cycle that has not begun. */
export const updateCycle = defineOperation('updateCycle', async ({ body }, context) => {
  const changed = { id: body.idCiclo, version: body.nrVersao };
  await updateCycleOf(context, changed, toCycleValues(body, context.now));
  return { data: null, msg: cyclesMessages.saved };
});
