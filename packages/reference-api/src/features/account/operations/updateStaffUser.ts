import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
import { accountMessages } from '../account-messages.ts';
import type { AccountPorts } from '../account-ports.ts';
import { updateAccount } from '../account-service.ts';

/** Changes the caller's own account. */
export function updateStaffUser(ports: AccountPorts): Operation {
  return defineDetachedOperation('updateStaffUser', async ({ body }, context) => {
    await updateAccount(ports, context, body);
    return { data: null, msg: accountMessages.saved };
  });
}
