import { formatDate } from '@aferir/domain';
import type { OperationContext } from '../../context.ts';
import { issueLink } from '../../links/issue-link.ts';
import { linkUrl, mailSenderOf } from '../../mail/mail-addresses.ts';
import { behavioralRequestMail } from '../../mail/templates/behavioral-request-mail.ts';
import { behavioralResendMail } from '../../mail/templates/behavioral-resend-mail.ts';
import type { BehavioralServices } from './behavioral-services.ts';
import { instrumentOf } from './disc-content.ts';

/** A request whose answering link is to be mailed. */
export interface RequestToMail {
  responseId: number;
  instrumentVersion: number;
  person: { id: number; name: string };
  to: string;
  /** Whether the request was mailed before: links from then die within a day. */
  isResend: boolean;
}

/** Makes a new answering link and mails it. */
export async function mailRequest(
  { config, mailer }: BehavioralServices,
  { db, company, now }: OperationContext,
  request: RequestToMail,
): Promise<void> {
  const { responseId, instrumentVersion, person, to, isResend } = request;
  const { hash, expiresAt } = await issueLink(
    db,
    {
      response: {
        companyId: company.id,
        kind: 'behavioral',
        responseId,
        personId: person.id,
        finishedAt: null,
      },
      role: 'self',
      reason: isResend ? 'resend' : 'mail',
    },
    now,
  );
  const common = {
    sender: mailSenderOf(company, config.publicUrl),
    personName: person.name,
    url: linkUrl(config.publicUrl, hash),
    validUntil: formatDate(expiresAt),
  };
  const questionCount = instrumentOf(instrumentVersion).questions.length;
  const content = isResend
    ? behavioralResendMail(common)
    : behavioralRequestMail({ ...common, questionCount });
  await mailer.enqueue(db, { companyId: company.id, to, content, now });
}
