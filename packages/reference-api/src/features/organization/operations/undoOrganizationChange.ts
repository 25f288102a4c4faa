import { defineOperation } from '../../../operation/operation.ts';
import { undoChange } from '../changes/undo-change.ts';
import { organizationMessages } from '../organization-messages.ts';

/** Undoes a change of the chart. */
export const undoOrganizationChange = defineOperation(
  'undoOrganizationChange',
  async ({ body }, context) => {
    await undoChange(context, body.idAlteracao);
    return { data: null, msg: organizationMessages.undone };
  },
);
