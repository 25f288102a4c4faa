import { defineOperation } from '../../../operation/operation.ts';
import { deleteDepartment as remove } from '../departments/delete-department.ts';
import { organizationMessages } from '../organization-messages.ts';

/** Deletes a department. */
export const deleteDepartment = defineOperation('deleteDepartment', async ({ query }, context) => {
  await remove(context, {
    id: query.idOrganogramaNo,
    departmentsTo: query.idOrganogramaNoDestinoFilhos,
    peopleTo: query.idOrganogramaNoDestinoPessoas,
  });
  return { data: null, msg: organizationMessages.deleted };
});
