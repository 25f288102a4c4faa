import { formatDate } from '@aferir/domain';
import type { MailContent, MailSender } from '../mail-content.ts';
import { layOutMail } from '../mail-layout.ts';
import { mailTexts } from '../mail-texts.ts';

/** On whose behalf a person gets a mail, and whom it greets. */
export interface PersonMail {
  sender: MailSender;
  personName: string;
}

/** What a mail says of the cycle that its request is part of. */
export interface CycleWords {
  /** Written by staff, in paragraphs; empty: nothing. */
  readonly welcome: string;
  /** The last day for answers, YYYY-MM-DD. */
  readonly dueOn: string;
}

/** A mail that is about one address. */
export interface AddressMail extends PersonMail {
  url: string;
  /** Last day of the address, as the sender's language writes it. */
  validUntil: string;
  cycle?: CycleWords | undefined;
}

/** The texts that name the company. */
export interface CompanyTexts {
  subject: (company: string) => string;
  reason: (company: string) => string;
}

/** What a mail says of the company's portal before its address. */
export type PortalText = (company: string) => string;

/** The texts of a mail that is about one address. */
export interface AddressTexts extends CompanyTexts {
  validity: (date: string) => string;
  /** On the button that opens it. */
  action: string;
}

/** What is between the greeting and the reason. */
interface PersonMailBody {
  preheader: string;
  /** What is to be typed elsewhere. */
  code?: { label: string; value: string };
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** Left out where the portal has nothing to do with it. */
  portalText?: PortalText | undefined;
}

/** Lays out a mail that greets a person and names the company in its subject and its reason. */
export function layOutForPerson(
  { subject, reason }: CompanyTexts,
  { sender, personName }: PersonMail,
  { portalText, ...body }: PersonMailBody,
): MailContent {
  return layOutMail({
    sender,
    subject: subject(sender.name),
    title: mailTexts[sender.language].hello(personName),
    ...body,
    portalText: portalText?.(sender.name),
    reason: reason(sender.name),
  });
}

/** The same for a mail about one address: it ends with how long that holds and the way there. */
export function layOutWithAddress(
  texts: AddressTexts,
  mail: AddressMail,
  { preheader, paragraphs, portalText }: Omit<PersonMailBody, 'action' | 'code'>,
): MailContent {
  const { language } = mail.sender;
  return layOutForPerson(texts, mail, {
    preheader,
    portalText,
    paragraphs: [
      ...(mail.cycle ? paragraphsOf(mail.cycle.welcome) : []),
      ...paragraphs,
      ...(mail.cycle ? [mailTexts[language].deadline(formatDate(mail.cycle.dueOn, language))] : []),
      texts.validity(mail.validUntil),
    ],
    action: { label: texts.action, url: mail.url },
  });
}

/** What somebody wrote in several lines. */
function paragraphsOf(text: string): string[] {
  return text.split(/\n+/).filter((line) => line.trim() !== '');
}
