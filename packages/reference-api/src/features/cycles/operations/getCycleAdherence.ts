import { defineReading } from '../../../operation/operation.ts';
import { findBegun } from '../cycle-service.ts';
import { toCycleCounts } from '../cycles-serializer.ts';
import { readAdherence } from '../standings/standings-read-model.ts';

/** Tells how far a cycle is. */
export const getCycleAdherence = defineReading(
  'getCycleAdherence',
  async ({ params: { id } }, { db, company }) => {
    const cycle = await findBegun(db, company.id, id);
    const { total, departments, managers } = await readAdherence(db, company.id, cycle);
    return {
      data: {
        total: toCycleCounts(total),
        departamentos: departments.map(({ id: departmentId, name, level, adherence }) => ({
          idOrganogramaNo: departmentId,
          nmDepartamento: name,
          nrNivel: level,
          adesao: toCycleCounts(adherence),
        })),
        gestores: managers.map(({ id: personId, name, adherence }) => ({
          idOrganogramaPessoa: personId,
          nmPessoa: name,
          adesao: toCycleCounts(adherence),
        })),
      },
    };
  },
);
