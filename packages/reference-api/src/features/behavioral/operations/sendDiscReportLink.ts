import { normalizeEmail } from '@aferir/domain';
import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { mailReportLink } from '../report/report-mail-service.ts';

/** Mails a fresh link to a report. */
export function sendDiscReportLink(services: MailServices): Operation {
  return defineOperation('sendDiscReportLink', async ({ body }, context) => {
    await mailReportLink(services, context, {
      responseId: body.idResposta,
      personId: body.idOrganogramaPessoa,
      email: normalizeEmail(body.email),
    });
    return { data: behavioralMessages.mailSent, msg: behavioralMessages.mailSent };
  });
}
