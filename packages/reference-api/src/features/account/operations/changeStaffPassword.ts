import { asStaff } from '../../../context.ts';
import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
import { accountMessages } from '../account-messages.ts';
import type { ChangePassword } from '../change-password.ts';

/** Changes the caller's own password in the staff realm. */
export function changeStaffPassword(changePassword: ChangePassword): Operation {
  return defineDetachedOperation('changeStaffPassword', async ({ body }, context) => {
    const given = { current: body.senhaAtual, next: body.senhaNova };
    await changePassword(asStaff(context.actor), given, context);
    return { data: null, msg: accountMessages.passwordSaved };
  });
}
