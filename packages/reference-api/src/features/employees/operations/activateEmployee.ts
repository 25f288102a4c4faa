import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { PersonReturned } from '../../feature.ts';
import { activatePerson } from '../activity-service.ts';
import { employeesMessages } from '../employees-messages.ts';

/** Brings a deactivated employee back. */
export function activateEmployee(personReturned: readonly PersonReturned[]): Operation {
  return defineOperation('activateEmployee', async ({ body: { idOrganogramaPessoa } }, context) => {
    await activatePerson(personReturned, context, idOrganogramaPessoa);
    return { data: { idOrganogramaPessoa, flAtivo: true }, msg: employeesMessages.saved };
  });
}
