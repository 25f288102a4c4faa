import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { cyclesMessages } from '../cycles-messages.ts';
import { makeSlips } from '../running/make-slips.ts';

/** Makes the slips that are printed for the people of a cycle whom no mail reaches. */
export function createCycleSlips(ports: CyclePorts): Operation {
  return defineOperation('createCycleSlips', async ({ body }, context) => ({
    data: await makeSlips(ports, context, {
      cycleId: body.idCiclo,
      departmentId: body.idOrganogramaNo,
      afterId: body.idAposPessoa,
    }),
    msg: cyclesMessages.slipsMade,
  }));
}
