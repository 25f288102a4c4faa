import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { toEmployeeColumns } from '../employee-input.ts';
import { type EmployeeServices, saveEmployeeOf } from '../employee-service.ts';

/** Creates or changes an employee. */
export function saveEmployee(services: EmployeeServices): Operation {
  return defineOperation('saveEmployee', async ({ body }, context) => {
    const given = {
      id: body.idOrganogramaPessoa,
      version: body.nrVersao,
      columns: toEmployeeColumns(body, context.now),
      isActive: body.flAtivo,
      managerIds: body.idsGestores && [...new Set(body.idsGestores)],
    };
    const id = await saveEmployeeOf(context, given, services);
    return { data: id, msg: String(id) };
  });
}
