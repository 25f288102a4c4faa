import { normalizeEmail } from '@aferir/domain';
import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { resendRequest } from '../requests/request-service.ts';

/** Mails the answering link of an open request again. */
export function resendDiscRequest(services: MailServices): Operation {
  return defineOperation('resendDiscRequest', async ({ body }, context) => {
    await resendRequest(services, context, {
      responseId: body.idResposta,
      personId: body.idOrganogramaPessoa,
      email: body.email ? normalizeEmail(body.email) : null,
    });
    return { data: null, msg: behavioralMessages.mailSent };
  });
}
