import type { MailContent } from '../../../mail/mail-content.ts';
import { type AddressMail, layOutForPerson } from '../../../mail/templates/person-mail.ts';
import { performanceMailMessages } from './performance-mail-messages.ts';

/** What the mail at the end of a performance review says; its address opens the report alone. */
export interface PerformanceFinishedMail extends AddressMail {
  /** Whether a manager's scores stand beside the person's own. */
  hasRatings: boolean;
}

const texts = performanceMailMessages.finished;

/** Tells a person that the review is finished, with a fresh link to its report. */
export function performanceFinishedMail(mail: PerformanceFinishedMail): MailContent {
  const { sender, hasRatings, url, validUntil } = mail;
  return layOutForPerson(texts, mail, {
    preheader: texts.preheader,
    paragraphs: [
      texts.outcome(sender.name),
      hasRatings ? texts.comparison : texts.selfOnly,
      texts.validity(validUntil),
    ],
    action: { label: texts.action, url },
  });
}
