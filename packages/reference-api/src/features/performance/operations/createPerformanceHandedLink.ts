import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { performanceMessages } from '../performance-messages.ts';
import { handRequest } from '../requests/hand-request.ts';

/** Makes an answering link of an open request that staff hand over. */
export function createPerformanceHandedLink(services: MailServices): Operation {
  return defineOperation('createPerformanceHandedLink', async ({ body }, context) => ({
    data: await handRequest(services, context, body.idResposta),
    msg: performanceMessages.linkMade,
  }));
}
