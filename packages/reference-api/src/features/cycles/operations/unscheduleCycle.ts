import { defineOperation } from '../../../operation/operation.ts';
import { cyclesMessages } from '../cycles-messages.ts';
import { unscheduleCycleOf } from '../running/start-cycle.ts';

/** Makes a scheduled cycle a draft again. */
export const unscheduleCycle = defineOperation('unscheduleCycle', async ({ body }, context) => {
  await unscheduleCycleOf(context, body.idCiclo);
  return { data: null, msg: cyclesMessages.unscheduled };
});
