import { defineOperation } from '../../../operation/operation.ts';
import { saveDepartment as save } from '../departments/save-department.ts';

/** Creates, renames or moves a department. */
export const saveDepartment = defineOperation('saveDepartment', async ({ body }, context) => {
  const id = await save(context, {
    id: body.idOrganogramaNo,
    name: body.nmDepartamento,
    parentId: body.idOrganogramaNoSuperior || null,
    version: body.nrVersao,
  });
  return { data: id, msg: String(id) };
});
