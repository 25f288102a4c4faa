import type { MailContent } from '../mail-content.ts';
import { type AddressMail, type AddressTexts, layOutWithAddress } from './person-mail.ts';
import { type ReminderNote, reminderParagraph } from './reminder-note.ts';

/** What a reminder of an open request says; its address is new, the one before dies within a day. */
export interface ResendMail extends AddressMail {
  /** Left out where somebody has sent it by hand. */
  note?: ReminderNote | undefined;
}

/** What a kind of request says once more. */
interface ResendTexts extends AddressTexts {
  preheader: string;
  reminder: (company: string) => string;
  resume: string;
  /** Why it comes by itself. */
  remindedReason: (company: string) => string;
}

/** A request once more, with a new address. */
export function layOutResend(texts: ResendTexts, mail: ResendMail): MailContent {
  const { note, sender } = mail;
  const reason = note ? texts.remindedReason : texts.reason;
  return layOutWithAddress({ ...texts, reason }, mail, {
    preheader: texts.preheader,
    paragraphs: [
      texts.reminder(sender.name),
      texts.resume,
      ...(note ? [reminderParagraph(note)] : []),
    ],
  });
}
