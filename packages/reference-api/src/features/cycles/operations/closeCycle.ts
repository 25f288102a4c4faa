import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { cyclesMessages } from '../cycles-messages.ts';
import { closeCycleOf } from '../running/end-cycle.ts';

/** Closes a cycle. */
export function closeCycle(ports: CyclePorts): Operation {
  return defineOperation('closeCycle', async ({ body }, context) => {
    await closeCycleOf(ports, context, { id: body.idCiclo, cancelsOpen: body.flCancelarAbertas });
    return { data: null, msg: cyclesMessages.closed };
  });
}
