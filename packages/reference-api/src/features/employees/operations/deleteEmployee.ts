import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { StoredImages } from '../../../shared/images/stored-images.ts';
import type { PersonTies } from '../../feature.ts';
import { deleteEmployeeOf } from '../employee-service.ts';
import { employeesMessages } from '../employees-messages.ts';

/** Deletes an employee without ties. */
export function deleteEmployee(personTies: readonly PersonTies[], images: StoredImages): Operation {
  return defineOperation('deleteEmployee', async ({ query }, context) => {
    await deleteEmployeeOf(context, query.idOrganogramaPessoa, { personTies, images });
    return { data: null, msg: employeesMessages.removed };
  });
}
