import { formatDate } from '@aferir/domain';
import {
  type IssuedLink,
  issueFirstLinks,
  issueNextLinks,
  type MailedLinkRequest,
} from '../../operation/links/issue-link.ts';
import type { MailedLinkKind } from '../../operation/links/link-kind.ts';
import { linkUrl, mailSenderOf, pageUrl } from '../mail/mail-addresses.ts';
import type { MailContent, MailSender } from '../mail/mail-content.ts';
import type { MailOrigin, MailServices } from '../mail/mailer.ts';
import type { CycleWords } from '../mail/templates/person-mail.ts';
import type { AskedPerson } from './recipient.ts';

/** A request just made. */
export interface MadeRequest {
  responseId: number;
  person: Pick<AskedPerson, 'id' | 'name' | 'language'>;
  /** Null or empty where the person has no address: nothing is mailed. */
  to: string | null;
  /** The cycle that it is part of, where its mail speaks of that. */
  cycle?: CycleWords | undefined;
}

/** An open request whose answering link is to be mailed. */
export interface RequestToMail extends MadeRequest {
  to: string;
}

/** What every mail with an answering link says. */
export interface AnsweringTexts {
  sender: MailSender;
  personName: string;
  /** The personal address to answer at. */
  url: string;
  /** Last day of the address, as the sender's language writes it. */
  validUntil: string;
  cycle?: CycleWords | undefined;
}

/** Writes the mail about a request. */
export type WriteMail<Request> = (request: Request, texts: AnsweringTexts) => MailContent;

/**
 * Makes the answering links of new requests of one kind and mails them. Who has no address gets none: a link that nobody
 * has seen opens nothing, and one is made when somebody hands it over.
 */
export async function mailFirstLinks<Request extends MadeRequest>(
  { mailer }: MailServices,
  origin: MailOrigin,
  kind: MailedLinkKind,
  made: readonly Request[],
  write: WriteMail<Request>,
): Promise<void> {
  const { db, company, now } = origin;
  const requests = made.filter(hasAddress);
  const links = await issueFirstLinks(
    db,
    requests.map((request) => ({ ...answeringLink(kind, company.id, request), reason: 'mail' })),
    now,
  );
  const mails = requests.flatMap((request, index) => {
    const link = links[index];
    if (!link) return [];
    const content = write(request, textsOf(request, link, { kind, ...origin }));
    const { person, to } = request;
    const { section } = kind;
    return { companyId: company.id, personId: person.id, to, content, now, section };
  });
  await mailer.enqueue(db, mails);
}

/** A request that is mailed once more. */
export interface NextMail extends RequestToMail {
  /** The reminder that the mail carries, if it is one. */
  reminderId?: number | undefined;
  /** Whether staff are told that it was sent. @default true */
  isListed?: boolean;
}

/** Makes a new answering link of an open request and mails it; older links die within a day. */
export function mailNextLink<Request extends NextMail>(
  services: MailServices,
  origin: MailOrigin,
  kind: MailedLinkKind,
  request: Request,
  write: WriteMail<Request>,
): Promise<void> {
  return mailNextLinks(services, origin, kind, [request], write);
}

/** The same for many requests of one kind. */
export async function mailNextLinks<Request extends NextMail>(
  { mailer }: MailServices,
  origin: MailOrigin,
  kind: MailedLinkKind,
  requests: readonly Request[],
  write: WriteMail<Request>,
): Promise<void> {
  const { db, company, now } = origin;
  const links = await issueNextLinks(
    db,
    requests.map((request) => ({ ...answeringLink(kind, company.id, request), reason: 'resend' })),
    now,
  );
  const mails = requests.flatMap((request, index) => {
    const link = links[index];
    if (!link) return [];
    const content = write(request, textsOf(request, link, { kind, ...origin }));
    const { person, to, reminderId, isListed = true } = request;
    const { section } = kind;
    const about = { companyId: company.id, personId: person.id, section, isListed };
    const mail = { ...about, to, content, now };
    return reminderId === undefined ? mail : { ...mail, reminderId };
  });
  await mailer.enqueue(db, mails);
}

function hasAddress<Request extends MadeRequest>(
  request: Request,
): request is Request & RequestToMail {
  return Boolean(request.to);
}

function answeringLink(
  { kind, expiry }: MailedLinkKind,
  companyId: number,
  { responseId, person, to }: RequestToMail,
): Omit<MailedLinkRequest, 'reason'> {
  return {
    response: { companyId, kind, responseId, personId: person.id, finishedAt: null },
    role: 'self',
    mailedTo: to,
    ...(expiry && { expiry }),
  };
}

function textsOf(
  { person, cycle }: MadeRequest,
  { hash, expiresAt }: IssuedLink,
  { company, kind }: Pick<MailOrigin, 'company'> & { kind: MailedLinkKind },
): AnsweringTexts {
  const sender = mailSenderOf(company, person);
  return {
    sender,
    personName: person.name,
    url: kind.page ? pageUrl(kind.page({ hash, personId: person.id })) : linkUrl(hash),
    validUntil: formatDate(expiresAt, sender.language),
    cycle,
  };
}
