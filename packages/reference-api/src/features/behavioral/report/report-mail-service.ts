import { formatDate, isOwnAddress, SECTION } from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import { issueLink } from '../../../operation/links/issue-link.ts';
import type { AuditAction } from '../../../platform/audit/audit-actions.ts';
import type { ApiError } from '../../../platform/errors/api-error.ts';
import { forbidden, invalidField } from '../../../platform/errors/failures.ts';
import { linkUrl, mailSenderOf } from '../../../shared/mail/mail-addresses.ts';
import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { takeMailTry } from '../../../shared/mail/mail-throttle.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { reportLinkMail } from '../mails/report-link-mail.ts';
import { reportMailing } from '../mails/report-mailing.ts';
import { reportPdfMail } from '../mails/report-pdf-mail.ts';
import { decodeReportPdf, type ReportPdfFault } from './report-pdf.ts';
import { type FinishedResponse, findFinishedResponse } from './report-service.ts';

/** Whose report goes where. */
export interface ReportMail {
  responseId: number;
  /** Must be the person of the response. */
  personId: number;
  email: string;
}

const pdfFaults: Readonly<Record<ReportPdfFault, () => ApiError>> = {
  'not-a-pdf': () => invalidField('file', behavioralMessages.notAPdf, 422),
  'too-large': () => invalidField('file', behavioralMessages.pdfTooLarge, 413),
};

/** Mails a fresh link that opens the report, and nothing but the report. */
export async function mailReportLink(
  services: MailServices,
  context: OperationContext,
  mail: ReportMail,
): Promise<void> {
  const { db, company, now } = context;
  const response = await findResponseOf(context, mail);
  await takeMailTry(context, reportMailing);
  const { hash, expiresAt } = await issueLink(
    db,
    {
      response: {
        companyId: company.id,
        kind: 'behavioral',
        responseId: response.id,
        personId: response.personId,
        finishedAt: response.finishedAt,
      },
      role: 'report',
      reason: 'mail',
      mailedTo: mail.email,
    },
    now,
  );
  const isOwn = isOwnAddress(mail.email, response.personEmail);
  const sender = mailSenderOf(company, isOwn ? response : null);
  const content = reportLinkMail({
    sender,
    personName: response.personName,
    isOwn,
    assessedOn: formatDate(response.finishedAt, sender.language),
    url: linkUrl(hash),
    validUntil: formatDate(expiresAt, sender.language),
  });
  await send(services, context, { mail, response, content, action: 'disc-report.link-mailed' });
}

/** Mails a report that was already made into a PDF. */
export async function mailReportPdf(
  services: MailServices,
  context: OperationContext,
  mail: ReportMail & { file: string },
): Promise<void> {
  const response = await findResponseOf(context, mail);
  const pdf = decodeReportPdf(mail.file);
  if (typeof pdf === 'string') throw pdfFaults[pdf]();
  await takeMailTry(context, reportMailing);
  const isOwn = isOwnAddress(mail.email, response.personEmail);
  const sender = mailSenderOf(context.company, isOwn ? response : null);
  const content = reportPdfMail({
    sender,
    personName: response.personName,
    isOwn,
    assessedOn: formatDate(response.finishedAt, sender.language),
    pdf,
    filename: `analise-comportamental-${context.now.getTime()}.pdf`,
  });
  await send(services, context, { mail, response, content, action: 'disc-report.pdf-mailed' });
}

async function findResponseOf(context: OperationContext, { responseId, personId }: ReportMail) {
  const response = await findFinishedResponse(context, responseId);
  if (response.personId !== personId) throw forbidden(behavioralMessages.otherPerson);
  return response;
}

async function send(
  { mailer }: MailServices,
  { db, company, now, audit }: OperationContext,
  sending: {
    mail: ReportMail;
    response: FinishedResponse;
    content: MailContent;
    action: AuditAction;
  },
): Promise<void> {
  const { mail, response, content, action } = sending;
  const { personId } = response;
  const section = SECTION.behavioral;
  await mailer.enqueue(db, [
    { companyId: company.id, personId, to: mail.email, content, now, section },
  ]);
  await audit({
    action,
    personId,
    subject: { kind: 'disc-response', id: response.id },
    details: { to: mail.email },
  });
}
