import { notFound } from '../../../errors/failures.ts';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import type { PositionCompetencies } from '../position-competencies.ts';
import { createPositionStore } from '../position-store.ts';

/** Lists the competencies, each selected for the position or not. */
export function listPositionCompetencies(competencies: PositionCompetencies): Operation {
  return defineReading('listPositionCompetencies', async ({ params }, { db, company }) => {
    const { idOrganogramaCargo } = params;
    if (!(await createPositionStore(db, company.id).find(idOrganogramaCargo))) throw notFound();
    const rows = await competencies.list(db, company.id, idOrganogramaCargo);
    return {
      data: rows.map(({ id, name, isSelected }) => ({
        idCompetencia: id,
        idOrganogramaCargo,
        nmCompetencia: name,
        isPost: isSelected,
      })),
    };
  });
}
