import { defineList } from '../../../operation/operation.ts';
import { createSeniorityStore } from '../seniority-store.ts';

/** Lists seniorities in their order. */
export const listSeniorities = defineList('listSeniorities', async (_input, { db, company }) => {
  const rows = await createSeniorityStore(db, company.id).list();
  return {
    data: rows.map(({ id, name, positionCount }) => ({
      idSenioridade: id,
      nmSenioridade: name,
      qtdCargos: positionCount,
    })),
  };
});
