import { normalizeEmail } from '@aferir/domain';
import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { mailReportPdf } from '../report/report-mail-service.ts';

/** Mails a report that was made into a PDF. */
export function sendDiscReportPdf(services: MailServices): Operation {
  return defineOperation('sendDiscReportPdf', async ({ body }, context) => {
    await mailReportPdf(services, context, {
      responseId: body.idResposta,
      personId: body.idOrganogramaPessoa,
      email: normalizeEmail(body.email),
      file: body.file,
    });
    return { data: behavioralMessages.mailSent, msg: behavioralMessages.mailSent };
  });
}
