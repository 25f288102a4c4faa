import { defineOperation } from '../../../operation/operation.ts';
import { cyclesMessages } from '../cycles-messages.ts';
import { closeTotem } from '../totem/open-totem.ts';

/** Closes the totem of a cycle. */
export const closeCycleTotem = defineOperation('closeCycleTotem', async ({ body }, context) => {
  await closeTotem(context, body.idCiclo);
  return { data: null, msg: cyclesMessages.totemClosed };
});
