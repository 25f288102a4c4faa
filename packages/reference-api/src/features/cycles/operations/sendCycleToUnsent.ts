import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { cyclesMessages } from '../cycles-messages.ts';
import { sendToUnsent } from '../running/change-people.ts';

/** Sends a cycle to those who could not be reached before. */
export function sendCycleToUnsent(ports: CyclePorts): Operation {
  return defineOperation('sendCycleToUnsent', async ({ body }, context) => {
    const count = await sendToUnsent(ports, context, body.idCiclo);
    return { data: { qtdIncluidas: count }, msg: cyclesMessages.sending(count) };
  });
}
