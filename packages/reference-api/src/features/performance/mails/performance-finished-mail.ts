import type { MailContent, MailSender } from '../../../mail/mail-content.ts';
import { layOutMail } from '../../../mail/mail-layout.ts';
import { mailMessages } from '../../../mail/mail-messages.ts';
import { performanceMailMessages } from './performance-mail-messages.ts';

/** What the mail at the end of a performance review says. */
export interface PerformanceFinishedMail {
  sender: MailSender;
  personName: string;
  /** Whether a manager's scores stand beside the person's own. */
  hasRatings: boolean;
  /** The report's address; it opens the report and nothing else. */
  url: string;
  /** Last day of the address, dd/mm/yyyy. */
  validUntil: string;
}

const texts = performanceMailMessages.finished;

/** Tells a person that the review is finished, with a fresh link to its report. */
export function performanceFinishedMail(mail: PerformanceFinishedMail): MailContent {
  const { sender, personName, hasRatings, url, validUntil } = mail;
  return layOutMail({
    sender,
    subject: texts.subject(sender.name),
    preheader: texts.preheader,
    title: mailMessages.hello(personName),
    paragraphs: [
      texts.outcome(sender.name),
      hasRatings ? texts.comparison : texts.selfOnly,
      texts.validity(validUntil),
    ],
    action: { label: texts.action, url },
    reason: texts.reason(sender.name),
  });
}
