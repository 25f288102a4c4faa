import { defineOperation } from '../../../operation/operation.ts';
import { deleteCycleOf } from '../cycle-service.ts';
import { cyclesMessages } from '../cycles-messages.ts';

/** Deletes a cycle that has not begun. */
export const deleteCycle = defineOperation('deleteCycle', async ({ query }, context) => {
  await deleteCycleOf(context, query.idCiclo);
  return { data: null, msg: cyclesMessages.deleted };
});
