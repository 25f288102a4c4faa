import { defineOperation } from '../../../operation/operation.ts';
import { cyclesMessages } from '../cycles-messages.ts';
import { openTotem } from '../totem/open-totem.ts';

/** Opens the totem of a running cycle. */
export const openCycleTotem = defineOperation('openCycleTotem', async ({ body }, context) => ({
  data: await openTotem(context, body.idCiclo),
  msg: cyclesMessages.totemOpened,
}));
