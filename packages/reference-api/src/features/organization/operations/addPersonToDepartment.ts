import { defineOperation } from '../../../operation/operation.ts';
import { addPerson } from '../departments/department-people.ts';
import { organizationMessages } from '../organization-messages.ts';

/** Puts a person into a department. */
export const addPersonToDepartment = defineOperation(
  'addPersonToDepartment',
  async ({ body }, context) => {
    await addPerson(context, {
      personId: body.idOrganogramaPessoa,
      departmentId: body.idOrganogramaNo,
    });
    return { data: null, msg: organizationMessages.added };
  },
);
