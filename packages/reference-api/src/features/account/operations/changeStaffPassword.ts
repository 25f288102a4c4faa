import { asStaff } from '../../../operation/context.ts';
import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
import { accountMessages } from '../account-messages.ts';
import type { OwnPassword } from '../own-password.ts';

/** Changes the caller's own password in the staff realm. */
export function changeStaffPassword(password: OwnPassword): Operation {
  return defineDetachedOperation('changeStaffPassword', async ({ body }, context) => {
    const given = { current: body.senhaAtual, next: body.senhaNova };
    await password.change(asStaff(context.actor), given, context);
    return { data: null, msg: accountMessages.passwordSaved };
  });
}
