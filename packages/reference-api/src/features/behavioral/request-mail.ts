import { formatDate } from '@aferir/domain';
import type { OperationContext } from '../../context.ts';
import type { CompanyRow } from '../../db/platform-tables.ts';
import { type IssuedLink, issueFirstLinks, issueLink } from '../../links/issue-link.ts';
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
}

/** Makes the answering links of new requests and mails them. */
export async function mailRequests(
  { config, mailer }: BehavioralServices,
  { db, company, now }: OperationContext,
  requests: readonly RequestToMail[],
): Promise<void> {
  const links = await issueFirstLinks(
    db,
    requests.map((request) => ({ ...answeringLink(company.id, request), reason: 'mail' as const })),
    now,
  );
  const mails = requests.flatMap((request, index) => {
    const link = links[index];
    if (!link) return [];
    const questionCount = instrumentOf(request.instrumentVersion).questions.length;
    const content = behavioralRequestMail({
      ...textsOf(request, link, company, config.publicUrl),
      questionCount,
    });
    return { companyId: company.id, to: request.to, content, now };
  });
  await mailer.enqueue(db, mails);
}

/** Makes a new answering link of an open request and mails it; older links die within a day. */
export async function mailRequestAgain(
  { config, mailer }: BehavioralServices,
  { db, company, now }: OperationContext,
  request: RequestToMail,
): Promise<void> {
  const link = await issueLink(
    db,
    { ...answeringLink(company.id, request), reason: 'resend' },
    now,
  );
  const content = behavioralResendMail(textsOf(request, link, company, config.publicUrl));
  await mailer.enqueue(db, [{ companyId: company.id, to: request.to, content, now }]);
}

function answeringLink(companyId: number, { responseId, person }: RequestToMail) {
  return {
    response: {
      companyId,
      kind: 'behavioral' as const,
      responseId,
      personId: person.id,
      finishedAt: null,
    },
    role: 'self' as const,
  };
}

function textsOf(
  { person }: RequestToMail,
  { hash, expiresAt }: IssuedLink,
  company: CompanyRow,
  publicUrl: string,
) {
  return {
    sender: mailSenderOf(company, publicUrl),
    personName: person.name,
    url: linkUrl(publicUrl, hash),
    validUntil: formatDate(expiresAt),
  };
}
