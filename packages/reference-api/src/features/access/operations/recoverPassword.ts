import { definePublicOperation, type Operation } from '../../../operation/operation.ts';
import { accessMessages } from '../access-messages.ts';
import type { RecoverPassword } from '../recovery/recovery-service.ts';

/** Mails a temporary password. */
export function recoverPassword(recover: RecoverPassword): Operation {
  return definePublicOperation('recoverPassword', async ({ body }, context) => {
    await recover(body.dsEmail, context);
    return { data: null, msg: accessMessages.recoveryMailed };
  });
}
