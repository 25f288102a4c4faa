import type { Services } from '../../../context.ts';
import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
import { accountMessages } from '../account-messages.ts';
import { updateAccount } from '../account-service.ts';
import type { OwnPassword } from '../own-password.ts';

/** Changes the caller's own account. */
export function updateStaffUser(services: Services, password: OwnPassword): Operation {
  return defineDetachedOperation('updateStaffUser', async ({ body }, context) => {
    await updateAccount(services, password, context, body);
    return { data: null, msg: accountMessages.saved };
  });
}
