import { CYCLE_STATE_CODES, stateOfCycle } from '@aferir/domain';
import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { startCycleOf } from '../running/start-cycle.ts';

/** Begins a cycle, now or on its opening day. */
export function startCycle(ports: CyclePorts): Operation {
  return defineOperation('startCycle', async ({ body }, context) => {
    const started = { id: body.idCiclo, version: body.nrVersao, isNow: body.flAgora };
    const { cycle, text } = await startCycleOf(ports, context, started);
    return { data: { idSituacaoCiclo: CYCLE_STATE_CODES[stateOfCycle(cycle)] }, msg: text };
  });
}
