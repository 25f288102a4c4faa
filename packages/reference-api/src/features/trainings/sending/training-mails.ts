import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { mailTexts } from '../../../shared/mail/mail-texts.ts';
import {
  type AddressMail,
  type AddressTexts,
  layOutWithAddress,
} from '../../../shared/mail/templates/person-mail.ts';
import {
  type ReminderNote,
  reminderParagraph,
} from '../../../shared/mail/templates/reminder-note.ts';
import { trainingMailTexts } from './training-mail-texts.ts';

/** The first mail with somebody's address of a training. */
export function trainingInvitationMail(mail: AddressMail, title: string): MailContent {
  const { name, language } = mail.sender;
  const { access, validity, invitation } = trainingMailTexts[language];
  return layOutWithAddress({ ...about(title, invitation), validity }, mail, {
    preheader: invitation.preheader,
    portalText: mailTexts[language].portalTexts.others,
    paragraphs: [invitation.invitation(name, title), access, invitation.resume],
  });
}

/** The training once more, with a new address; `note` where nobody has sent it by hand. */
export function trainingReminderMail(
  mail: AddressMail,
  title: string,
  note?: ReminderNote,
): MailContent {
  const { name, language } = mail.sender;
  const { access, validity, reminder } = trainingMailTexts[language];
  const reason = note ? reminder.remindedReason : reminder.reason;
  const opening = note ? reminder.reminded : reminder.reminder;
  return layOutWithAddress({ ...about(title, reminder), validity, reason }, mail, {
    preheader: reminder.preheader,
    portalText: mailTexts[language].portalTexts.others,
    paragraphs: [
      opening(name, title),
      access,
      reminder.resume,
      ...(note ? [reminderParagraph(note, language)] : []),
    ],
  });
}

/** The texts about a training, of which the subject names it. */
function about(
  title: string,
  texts: Omit<AddressTexts, 'subject' | 'validity'> & {
    readonly subject: (company: string, title: string) => string;
  },
): Omit<AddressTexts, 'validity'> {
  return { ...texts, subject: (company) => texts.subject(company, title) };
}
