import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { PerformanceServices } from '../../performance/performance-services.ts';
import { deactivatePerson } from '../activity-service.ts';
import { employeesMessages } from '../employees-messages.ts';

/** Deactivates an employee. */
export function deactivateEmployee(services: PerformanceServices): Operation {
  return defineOperation(
    'deactivateEmployee',
    async ({ body: { idOrganogramaPessoa } }, context) => {
      await deactivatePerson(services, context, idOrganogramaPessoa);
      return { data: { idOrganogramaPessoa, flAtivo: false }, msg: employeesMessages.deactivated };
    },
  );
}
