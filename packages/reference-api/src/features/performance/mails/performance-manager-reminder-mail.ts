import type { MailContent, MailSender } from '../../../shared/mail/mail-content.ts';
import { layOutMail } from '../../../shared/mail/mail-layout.ts';
import { mailTexts } from '../../../shared/mail/mail-texts.ts';
import { performanceMailTexts } from './performance-mail-texts.ts';

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
  /** Last day of the address, as the sender's language writes it. */
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
  const { managerReminder: texts, manager } = performanceMailTexts[sender.language];
  const { hello, portalTexts } = mailTexts[sender.language];
  const names = [...toRate, ...toWriteTo];
  const people = names.length;
  return layOutMail({
    sender,
    subject: texts.subject(people, names[0] ?? ''),
    preheader: texts.preheader(competencyCount),
    title: hello(managerName),
    paragraphs: [
      ...(toRate.length > 0 ? [texts.ratings(toRate, competencyCount)] : []),
      ...(toWriteTo.length > 0 ? [texts.feedback(toWriteTo)] : []),
      manager.reminderValidity(validUntil),
    ],
    action: { label: texts.action(people), url },
    portalText: portalTexts.team(sender.name),
    reason: texts.reason(sender.name),
  });
}
