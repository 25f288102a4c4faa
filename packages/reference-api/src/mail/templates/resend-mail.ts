import type { MailContent } from '../mail-content.ts';
import { type AddressMail, type AddressTexts, layOutWithAddress } from './person-mail.ts';

/** What a reminder of an open request says; its address is new, the one before dies within a day. */
export type ResendMail = AddressMail;

/** What a kind of request says once more. */
interface ResendTexts extends AddressTexts {
  preheader: string;
  reminder: (company: string) => string;
  resume: string;
}

/** A request once more, with a new address. */
export function layOutResend(texts: ResendTexts, mail: ResendMail): MailContent {
  return layOutWithAddress(texts, mail, {
    preheader: texts.preheader,
    paragraphs: [texts.reminder(mail.sender.name), texts.resume],
  });
}
