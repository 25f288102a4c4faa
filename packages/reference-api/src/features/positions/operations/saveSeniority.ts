import { defineOperation } from '../../../operation/operation.ts';
import { saveSeniority as save } from '../seniority-service.ts';

/** Adds a seniority or renames one. */
export const saveSeniority = defineOperation('saveSeniority', async ({ body }, context) => {
  const id = await save(context, { id: body.idSenioridade, name: body.nmSenioridade });
  return { data: id, msg: String(id) };
});
