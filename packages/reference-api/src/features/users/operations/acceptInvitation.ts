import { definePublicOperation, type Operation } from '../../../operation/operation.ts';
import type { InvitationService } from '../invitation/open-invitation.ts';
import { usersMessages } from '../users-messages.ts';

/** Sets the first password of an invited user. */
export function acceptInvitation(service: InvitationService): Operation {
  return definePublicOperation('acceptInvitation', async ({ params, body }, context) => {
    await service.accept(params.hash, body.senha, context);
    return { data: null, msg: usersMessages.invitationAccepted };
  });
}
