import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { handRequest } from '../requests/hand-request.ts';

/** Makes an answering link of an open request that staff hand over. */
export function createDiscHandedLink(services: MailServices): Operation {
  return defineOperation('createDiscHandedLink', async ({ body }, context) => ({
    data: await handRequest(services, context, body.idResposta),
    msg: behavioralMessages.linkMade,
  }));
}
