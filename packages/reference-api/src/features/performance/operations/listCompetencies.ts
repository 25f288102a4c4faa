import { defineList } from '../../../operation/operation.ts';
import { createCompetencyStore } from '../competencies/competency-store.ts';

/** Lists the competencies that the company keeps. */
export const listCompetencies = defineList('listCompetencies', async (_input, { db, company }) => {
  const rows = await createCompetencyStore(db, company.id).list();
  return {
    data: rows.map(({ id, code, name, description, isActive, positionCount }) => ({
      idCompetencia: id,
      cdCompetencia: code,
      nmCompetencia: name,
      dsCompetencia: description,
      flAtiva: isActive,
      qtdCargos: positionCount,
    })),
  };
});
