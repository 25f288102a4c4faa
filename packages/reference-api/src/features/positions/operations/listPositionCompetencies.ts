import { found } from '../../../operation/find-for-change.ts';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import type { PositionCompetencies } from '../position-competencies.ts';
import { createPositionStore } from '../position-store.ts';

/** Lists the competencies, each selected for the position or not. */
export function listPositionCompetencies(competencies: PositionCompetencies): Operation {
  return defineReading('listPositionCompetencies', async ({ params }, { db, company }) => {
    const { idOrganogramaCargo } = params;
    found(await createPositionStore(db, company.id).find(idOrganogramaCargo));
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
