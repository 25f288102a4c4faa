import { defineOperation } from '../../../operation/operation.ts';
import { saveManagers } from '../departments/save-managers.ts';
import { organizationMessages } from '../organization-messages.ts';

/** Names the managers of a department. */
export const saveDepartmentManagers = defineOperation(
  'saveDepartmentManagers',
  async ({ body }, context) => {
    await saveManagers(context, {
      departmentId: body.idOrganogramaNo,
      personIds: body.idsGestores,
      version: body.nrVersao,
    });
    return { data: null, msg: organizationMessages.saved };
  },
);
