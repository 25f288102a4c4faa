import type { MailContent } from '../mail-content.ts';
import { type AddressMail, layOutForPerson } from './person-mail.ts';

/** What a reminder of an open request says; its address is new, the one before dies within a day. */
export type ResendMail = AddressMail;

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
export function layOutResend(texts: ResendTexts, mail: ResendMail): MailContent {
  return layOutForPerson(texts, mail, {
    preheader: texts.preheader,
    paragraphs: [texts.reminder(mail.sender.name), texts.resume, texts.validity(mail.validUntil)],
    action: { label: texts.action, url: mail.url },
  });
}
