import { defineOperation } from '../../../operation/operation.ts';
import { removePerson } from '../departments/department-people.ts';
import { organizationMessages } from '../organization-messages.ts';

/** Takes a person out of the department. */
export const removePersonFromDepartment = defineOperation(
  'removePersonFromDepartment',
  async ({ body }, context) => {
    await removePerson(context, body.idOrganogramaPessoa);
    return { data: null, msg: organizationMessages.removed };
  },
);
