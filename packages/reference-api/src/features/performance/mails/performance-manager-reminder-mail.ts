import type { MailContent, MailSender } from '../../../shared/mail/mail-content.ts';
import { layOutMail } from '../../../shared/mail/mail-layout.ts';
import { mailMessages } from '../../../shared/mail/mail-messages.ts';
import { performanceMailMessages } from './performance-mail-messages.ts';

const texts = performanceMailMessages.managerReminder;

/** What a mail says that reminds a manager of all that waits for them. */
export interface PerformanceManagerReminderMail {
  sender: MailSender;
  managerName: string;
  /** Whom the manager has still to rate, by name, and how many scores that is. */
  toRate: readonly string[];
  competencyCount: number;
  /** Who waits for the manager's feedback, by name. */
  toWriteTo: readonly string[];
  /** The manager's personal address. */
  url: string;
  /** Last day of the address, dd/mm/yyyy. */
  validUntil: string;
}

/** Reminds a manager of all that waits for them, in one mail. */
export function performanceManagerReminderMail({
  sender,
  managerName,
  toRate,
  competencyCount,
  toWriteTo,
  url,
  validUntil,
}: PerformanceManagerReminderMail): MailContent {
  const names = [...toRate, ...toWriteTo];
  const people = names.length;
  return layOutMail({
    sender,
    subject: texts.subject(people, names[0] ?? ''),
    preheader: texts.preheader(competencyCount),
    title: mailMessages.hello(managerName),
    paragraphs: [
      ...(toRate.length > 0 ? [texts.ratings(toRate, competencyCount)] : []),
      ...(toWriteTo.length > 0 ? [texts.feedback(toWriteTo)] : []),
      performanceMailMessages.manager.reminderValidity(validUntil),
    ],
    action: { label: texts.action(people), url },
    portalText: mailMessages.portalTexts.team(sender.name),
    reason: texts.reason(sender.name),
  });
}
