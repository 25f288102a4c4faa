import { defineOperation } from '../../../operation/operation.ts';
import { insertDepartment as insert } from '../departments/save-department.ts';

/** Puts a new department between another one and the one above it. */
export const insertDepartment = defineOperation('insertDepartment', async ({ body }, context) => {
  const id = await insert(context, {
    belowId: body.idOrganogramaNo,
    name: body.nmDepartamento,
    version: body.nrVersao,
  });
  return { data: id, msg: String(id) };
});
