import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { resendInvitationTo } from '../invitation/invite-user.ts';
import { usersMessages } from '../users-messages.ts';

/** Invites a user again. */
export function resendInvitation(services: MailServices): Operation {
  return defineOperation('resendInvitation', async ({ body }, context) => {
    await resendInvitationTo(services, context, body.idUsuario);
    return { data: null, msg: usersMessages.invited };
  });
}
