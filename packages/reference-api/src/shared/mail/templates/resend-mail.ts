import type { MailContent } from '../mail-content.ts';
import { mailTexts } from '../mail-texts.ts';
import {
  type AnsweringProgress,
  type ProgressTexts,
  progressParagraphs,
} from './answering-progress.ts';
import { type AddressMail, type AddressTexts, layOutWithAddress } from './person-mail.ts';
import { type ReminderNote, reminderParagraph } from './reminder-note.ts';

/** What a reminder of an open request says; its address is new, the one before dies within a day. */
export interface ResendMail extends AddressMail {
  /** Left out where somebody has sent it by hand. */
  note?: ReminderNote | undefined;
  progress: AnsweringProgress;
}

/** What a kind of request says once more. */
interface ResendTexts extends AddressTexts {
  preheader: (left: number) => string;
  progress: ProgressTexts;
  /** On the button of whoever has not begun. */
  beginAction: string;
  /** Why it comes by itself. */
  remindedReason: (company: string) => string;
}

/** A request once more, with a new address. */
export function layOutResend(texts: ResendTexts, mail: ResendMail): MailContent {
  const { note, sender, progress } = mail;
  const reason = note ? texts.remindedReason : texts.reason;
  const action = progress.answered > 0 ? texts.action : texts.beginAction;
  return layOutWithAddress({ ...texts, action, reason }, mail, {
    preheader: texts.preheader(progress.total - progress.answered),
    portalText: mailTexts[sender.language].portalTexts.waits,
    paragraphs: [
      ...progressParagraphs(texts.progress, progress, sender.name),
      ...(note ? [reminderParagraph(note, sender.language)] : []),
    ],
  });
}
