import { NO_PARTICIPATIONS, OPEN_CYCLE_PARTICIPATIONS } from '@aferir/domain';
import { found } from '../../../operation/find-for-change.ts';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { requireMove } from '../cycle-service.ts';
import { createCycleStore } from '../cycle-store.ts';
import { cyclesMessages } from '../cycles-messages.ts';
import { countCycles } from '../participation/adherence-read-model.ts';

/** Tells what closing a cycle leaves open. */
export function getCycleClosing({ requestsOf }: CyclePorts): Operation {
  return defineReading('getCycleClosing', async ({ params: { id } }, { db, company }) => {
    const cycle = found(await createCycleStore(db, company.id).find(id));
    requireMove(cycle, 'canClose', cyclesMessages.notRunning);
    const cycles = { companyId: company.id, requests: requestsOf(cycle.kind), ids: [id] };
    const counts = (await countCycles(db, cycles)).get(id) ?? NO_PARTICIPATIONS;
    const open = OPEN_CYCLE_PARTICIPATIONS.reduce(
      (sum, participation) => sum + counts[participation],
      0,
    );
    return { data: { qtdSemResposta: open, qtdComGestores: counts.answered } };
  });
}
