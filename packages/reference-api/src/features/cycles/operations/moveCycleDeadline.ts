import { defineOperation } from '../../../operation/operation.ts';
import { cyclesMessages } from '../cycles-messages.ts';
import { moveDeadline } from '../running/end-cycle.ts';

/** Moves the deadline of a cycle that is under way. */
export const moveCycleDeadline = defineOperation('moveCycleDeadline', async ({ body }, context) => {
  await moveDeadline(context, { id: body.idCiclo, dueOn: body.dtPrazo });
  return { data: null, msg: cyclesMessages.deadlineMoved };
});
