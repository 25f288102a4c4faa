import type { MailContent, MailSender } from '../../../shared/mail/mail-content.ts';
import { layOutMail } from '../../../shared/mail/mail-layout.ts';
import { mailMessages } from '../../../shared/mail/mail-messages.ts';
import {
  type ReminderNote,
  reminderParagraph,
} from '../../../shared/mail/templates/reminder-note.ts';
import { performanceMailMessages } from './performance-mail-messages.ts';

/** What a mail to somebody's manager says. */
export interface PerformanceManagerMail {
  sender: MailSender;
  managerName: string;
  /** Whom the review is about. */
  personName: string;
  /** How many competencies there are to rate or to write feedback on. */
  competencyCount: number;
  /** The manager's personal address. */
  url: string;
  /** Last day of the address, dd/mm/yyyy. */
  validUntil: string;
  /** Whether the manager was asked before. */
  isReminder: boolean;
  /** Which reminder it is, where nobody has sent it by hand. */
  note?: ReminderNote | undefined;
}

/** Asks a manager to rate a person. */
export function performanceRatingMail(mail: PerformanceManagerMail): MailContent {
  const texts = performanceMailMessages.rating;
  const { personName, competencyCount, isReminder } = mail;
  return layOutForManager(mail, {
    subject: isReminder ? texts.reminderSubject(personName) : texts.subject(personName),
    preheader: texts.preheader(personName),
    paragraphs: [texts.task(personName, competencyCount), texts.independence],
    action: texts.action,
  });
}

/** Asks a manager for feedback where the scores disagree. */
export function performanceFeedbackMail(mail: PerformanceManagerMail): MailContent {
  const texts = performanceMailMessages.feedback;
  const { personName, competencyCount, isReminder } = mail;
  return layOutForManager(mail, {
    subject: isReminder ? texts.reminderSubject(personName) : texts.subject(personName),
    preheader: texts.preheader,
    paragraphs: [texts.task(personName, competencyCount), texts.purpose],
    action: texts.action,
  });
}

function layOutForManager(
  { sender, managerName, personName, url, validUntil, isReminder, note }: PerformanceManagerMail,
  task: { subject: string; preheader: string; paragraphs: readonly string[]; action: string },
): MailContent {
  const texts = performanceMailMessages.manager;
  const validity = isReminder ? texts.reminderValidity : texts.validity;
  return layOutMail({
    sender,
    subject: task.subject,
    preheader: task.preheader,
    title: mailMessages.hello(managerName),
    paragraphs: [
      ...task.paragraphs,
      ...(note ? [reminderParagraph(note)] : []),
      validity(validUntil),
    ],
    action: { label: task.action, url },
    portalText: mailMessages.portalTexts.team(sender.name),
    reason: (note ? texts.remindedReason : texts.reason)(sender.name, personName),
  });
}
