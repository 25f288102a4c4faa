import { definePublicOperation, type Operation } from '../../../operation/operation.ts';
import { accessMessages } from '../access-messages.ts';
import type { LinkAccessService } from '../link-access-service.ts';

/** Sets the first password of a link's person. */
export function createFirstAccess(service: LinkAccessService): Operation {
  return definePublicOperation('createFirstAccess', async ({ params, body }, context) => {
    await service.createAccess(params.hash, body.senha, context);
    return { data: null, msg: accessMessages.accessCreated };
  });
}
