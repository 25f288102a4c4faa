import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { performanceMessages } from '../performance-messages.ts';
import { resendRequest } from '../requests/request-service.ts';
import { toNamesWithoutEmail } from '../review/performance-serializer.ts';

/** Mails a person's open request again, to whoever is waited for. */
export function resendPerformanceRequest(services: MailServices): Operation {
  return defineOperation('resendPerformanceRequest', async ({ body }, context) => {
    const { responseId, mails, withoutEmail } = await resendRequest(
      services,
      context,
      body.IdPessoa,
    );
    return {
      data: {
        idResposta: responseId,
        qtdEnviados: mails,
        ...toNamesWithoutEmail(withoutEmail),
      },
      msg: performanceMessages.resent,
    };
  });
}
