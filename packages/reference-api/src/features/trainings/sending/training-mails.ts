import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { mailMessages } from '../../../shared/mail/mail-messages.ts';
import {
  type AddressMail,
  type AddressTexts,
  layOutWithAddress,
} from '../../../shared/mail/templates/person-mail.ts';
import {
  type ReminderNote,
  reminderParagraph,
} from '../../../shared/mail/templates/reminder-note.ts';
import { trainingMailMessages } from './training-mail-messages.ts';

const { access, validity, invitation, reminder } = trainingMailMessages;

/** The first mail with somebody's address of a training. */
export function trainingInvitationMail(mail: AddressMail, title: string): MailContent {
  return layOutWithAddress(about(title, invitation), mail, {
    preheader: invitation.preheader,
    portalText: mailMessages.portalTexts.others,
    paragraphs: [invitation.invitation(mail.sender.name, title), access, invitation.resume],
  });
}

/** The training once more, with a new address; `note` where nobody has sent it by hand. */
export function trainingReminderMail(
  mail: AddressMail,
  title: string,
  note?: ReminderNote,
): MailContent {
  const reason = note ? reminder.remindedReason : reminder.reason;
  const opening = note ? reminder.reminded : reminder.reminder;
  return layOutWithAddress({ ...about(title, reminder), reason }, mail, {
    preheader: reminder.preheader,
    portalText: mailMessages.portalTexts.others,
    paragraphs: [
      opening(mail.sender.name, title),
      access,
      reminder.resume,
      ...(note ? [reminderParagraph(note)] : []),
    ],
  });
}

function about(title: string, texts: typeof invitation | typeof reminder): AddressTexts {
  return { ...texts, validity, subject: (company) => texts.subject(company, title) };
}
