import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { PersonLeft } from '../../feature.ts';
import { deactivatePerson } from '../activity-service.ts';
import { employeesMessages } from '../employees-messages.ts';

/** Deactivates an employee. */
export function deactivateEmployee(personLeft: readonly PersonLeft[]): Operation {
  return defineOperation(
    'deactivateEmployee',
    async ({ body: { idOrganogramaPessoa } }, context) => {
      await deactivatePerson(personLeft, context, idOrganogramaPessoa);
      return { data: { idOrganogramaPessoa, flAtivo: false }, msg: employeesMessages.deactivated };
    },
  );
}
