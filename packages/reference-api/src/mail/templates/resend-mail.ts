import type { MailContent, MailSender } from '../mail-content.ts';
import { layOutMail } from '../mail-layout.ts';
import { mailMessages } from '../mail-messages.ts';

/** What a reminder of an open request says. */
export interface ResendMail {
  sender: MailSender;
  personName: string;
  /** The new personal address; the one before dies within a day. */
  url: string;
  /** Last day of the address, dd/mm/yyyy. */
  validUntil: string;
}

/** What a kind of request says once more. */
interface ResendTexts {
  subject: (company: string) => string;
  preheader: string;
  reminder: (company: string) => string;
  resume: string;
  validity: (date: string) => string;
  action: string;
  reason: (company: string) => string;
}

/** A request once more, with a new address. */
export function layOutResend(
  texts: ResendTexts,
  { sender, personName, url, validUntil }: ResendMail,
): MailContent {
  return layOutMail({
    sender,
    subject: texts.subject(sender.name),
    preheader: texts.preheader,
    title: mailMessages.hello(personName),
    paragraphs: [texts.reminder(sender.name), texts.resume, texts.validity(validUntil)],
    action: { label: texts.action, url },
    reason: texts.reason(sender.name),
  });
}
