import type { MailContent, MailSender } from '../mail-content.ts';
import { layOutMail } from '../mail-layout.ts';
import { mailMessages } from '../mail-messages.ts';

/** On whose behalf a person gets a mail, and whom it greets. */
export interface PersonMail {
  sender: MailSender;
  personName: string;
}

/** A mail that is about one address. */
export interface AddressMail extends PersonMail {
  url: string;
  /** Last day of the address, dd/mm/yyyy. */
  validUntil: string;
}

/** The texts that name the company. */
interface CompanyTexts {
  subject: (company: string) => string;
  reason: (company: string) => string;
}

/** What is between the greeting and the reason. */
interface PersonMailBody {
  preheader: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
}

/** Lays out a mail that greets a person and names the company in its subject and its reason. */
export function layOutForPerson(
  { subject, reason }: CompanyTexts,
  { sender, personName }: PersonMail,
  body: PersonMailBody,
): MailContent {
  return layOutMail({
    sender,
    subject: subject(sender.name),
    title: mailMessages.hello(personName),
    ...body,
    reason: reason(sender.name),
  });
}
