import { asStaff } from '../../../context.ts';
import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
import { accessMessages } from '../access-messages.ts';
import type { PasswordService } from '../password-service.ts';

/** Changes the caller's own password in the staff realm. */
export function changeStaffPassword(service: PasswordService): Operation {
  return defineDetachedOperation('changeStaffPassword', async ({ body }, context) => {
    const given = { current: body.senhaAtual, next: body.senhaNova };
    await service.change(asStaff(context.actor), given, context);
    return { data: null, msg: accessMessages.staffPasswordSaved };
  });
}
