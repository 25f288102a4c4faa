import { defineReading, type Operation } from '../../../operation/operation.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { findBegun } from '../cycle-service.ts';
import { toCycleCounts } from '../cycles-serializer.ts';
import { readAdherence } from '../participation/adherence-read-model.ts';

/** Tells how far a cycle is. */
export function getCycleAdherence({ requestsOf }: CyclePorts): Operation {
  return defineReading('getCycleAdherence', async ({ params: { id } }, { db, company }) => {
    const cycle = await findBegun(db, company.id, id);
    const { total, unmailed, departments, managers } = await readAdherence(db, {
      companyId: company.id,
      requests: requestsOf(cycle.kind),
      ids: [id],
    });
    return {
      data: {
        total: toCycleCounts(total),
        qtdSemEmail: unmailed,
        departamentos: departments.map(({ id: departmentId, name, level, adherence }) => ({
          idOrganogramaNo: departmentId,
          nmDepartamento: name,
          nrNivel: level,
          adesao: toCycleCounts(adherence),
        })),
        gestores: managers.map(({ id: personId, name, adherence, lacksEmail }) => ({
          idOrganogramaPessoa: personId,
          nmPessoa: name,
          ...(lacksEmail && { flSemEmail: true as const }),
          adesao: toCycleCounts(adherence),
        })),
      },
    };
  });
}
