import { definePublicOperation, type Operation } from '../../../operation/operation.ts';
import type { InvitationService } from '../invitation/open-invitation.ts';
import { toInvitation } from '../user-serializer.ts';

/** Reads whom an invitation is for. */
export function getInvitation(service: InvitationService): Operation {
  return definePublicOperation('getInvitation', async ({ params }, context) => ({
    data: toInvitation(await service.read(params.hash, context)),
  }));
}
