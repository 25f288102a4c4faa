import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
import type { SetEmployeePassword } from '../employee-password-service.ts';
import { employeesMessages } from '../employees-messages.ts';

/** Sets an employee's password. */
export function setEmployeePassword(set: SetEmployeePassword): Operation {
  return defineDetachedOperation('setEmployeePassword', async ({ body }, context) => {
    await set(context, { personId: body.idOrganogramaPessoa, password: body.novaSenha });
    return { data: null, msg: employeesMessages.passwordSet };
  });
}
