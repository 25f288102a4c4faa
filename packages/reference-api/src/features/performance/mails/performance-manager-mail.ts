import type { MailContent, MailSender } from '../../../shared/mail/mail-content.ts';
import { layOutMail } from '../../../shared/mail/mail-layout.ts';
import { mailTexts } from '../../../shared/mail/mail-texts.ts';
import {
  type ReminderNote,
  reminderParagraph,
} from '../../../shared/mail/templates/reminder-note.ts';
import { performanceMailTexts } from './performance-mail-texts.ts';

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
  /** Last day of the address, as the sender's language writes it. */
  validUntil: string;
  /** Whether the manager was asked before. */
  isReminder: boolean;
  /** Which reminder it is, where nobody has sent it by hand. */
  note?: ReminderNote | undefined;
}

/** Asks a manager to rate a person. */
export function performanceRatingMail(mail: PerformanceManagerMail): MailContent {
  const texts = performanceMailTexts[mail.sender.language].rating;
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
  const texts = performanceMailTexts[mail.sender.language].feedback;
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
  const texts = performanceMailTexts[sender.language].manager;
  const { hello, portalTexts } = mailTexts[sender.language];
  const validity = isReminder ? texts.reminderValidity : texts.validity;
  return layOutMail({
    sender,
    subject: task.subject,
    preheader: task.preheader,
    title: hello(managerName),
    paragraphs: [
      ...task.paragraphs,
      ...(note ? [reminderParagraph(note, sender.language)] : []),
      validity(validUntil),
    ],
    action: { label: task.action, url },
    portalText: portalTexts.team(sender.name),
    reason: (note ? texts.remindedReason : texts.reason)(sender.name, personName),
  });
}
