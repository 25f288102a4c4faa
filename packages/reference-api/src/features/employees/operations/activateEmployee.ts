import { defineOperation } from '../../../operation/operation.ts';
import { activatePerson } from '../activity-service.ts';
import { employeesMessages } from '../employees-messages.ts';

/** Brings a deactivated employee back. */
export const activateEmployee = defineOperation(
  'activateEmployee',
  async ({ body: { idOrganogramaPessoa } }, context) => {
    await activatePerson(context, idOrganogramaPessoa);
    return { data: { idOrganogramaPessoa, flAtivo: true }, msg: employeesMessages.saved };
  },
);
