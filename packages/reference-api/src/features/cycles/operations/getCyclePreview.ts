import { found } from '../../../operation/find-for-change.ts';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import { toAudiencePerson } from '../../../shared/audience/audience-serializer.ts';
import { previewRule } from '../audience/preview-rule.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { requireMove } from '../cycle-service.ts';
import { createCycleStore } from '../cycle-store.ts';
import { cyclesMessages } from '../cycles-messages.ts';

/** Tells whom a cycle would reach now. */
export function getCyclePreview({ requestsOf }: CyclePorts): Operation {
  return defineReading('getCyclePreview', async ({ params: { id } }, { db, company }) => {
    const cycle = found(await createCycleStore(db, company.id).find(id));
    requireMove(cycle, 'canStart', cyclesMessages.begun);
    const requests = requestsOf(cycle.kind);
    const preview = await previewRule(db, company.id, { table: requests.table, cycle });
    const { asked, withOpenRequest, inOtherCycle, withoutEmail, withoutManager } = preview;
    const { managersWithoutEmail } = preview;
    const all = asked + withOpenRequest + inOtherCycle.count;
    const obstacle = await requests.obstacle({ db, company });
    return {
      data: {
        qtdPessoas: all,
        qtdEnviar: asked,
        qtdEmAberto: withOpenRequest,
        qtdOutroCiclo: inOtherCycle.count,
        qtdSemEmail: withoutEmail.count,
        qtdGestoresSemEmail: managersWithoutEmail.count,
        qtdSemGestor: withoutManager.count,
        semEmail: withoutEmail.first.map(toAudiencePerson),
        gestoresSemEmail: managersWithoutEmail.first.map(toAudiencePerson),
        semGestor: withoutManager.first.map(toAudiencePerson),
        emOutroCiclo: inOtherCycle.first.map(toAudiencePerson),
        dsImpedimento: obstacle ?? (all === 0 ? cyclesMessages.nobody : null),
      },
    };
  });
}
