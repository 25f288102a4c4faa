import { asEmployee } from '../../../operation/context.ts';
import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
import { accessMessages } from '../access-messages.ts';
import type { PasswordService } from '../password-service.ts';

/** Changes the caller's own password in the employee realm. */
export function changeEmployeePassword(service: PasswordService): Operation {
  return defineDetachedOperation('changeEmployeePassword', async ({ body }, context) => {
    const given = { current: body.senhaAtual, next: body.senhaNova };
    await service.change(asEmployee(context.actor), given, context);
    return { data: null, msg: accessMessages.passwordSaved };
  });
}
