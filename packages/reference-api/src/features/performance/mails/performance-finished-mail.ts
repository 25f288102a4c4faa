import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { mailMessages } from '../../../shared/mail/mail-messages.ts';
import { type AddressMail, layOutWithAddress } from '../../../shared/mail/templates/person-mail.ts';
import { performanceMailMessages } from './performance-mail-messages.ts';

const texts = performanceMailMessages.finished;

/**
 * Tells a person that the review is finished, with a fresh link to its report. `hasRatings`: whether a
 * manager's scores stand beside the person's own.
 */
export function performanceFinishedMail(mail: AddressMail, hasRatings: boolean): MailContent {
  return layOutWithAddress(texts, mail, {
    preheader: texts.preheader,
    portalText: mailMessages.portalTexts.results,
    paragraphs: [texts.outcome(mail.sender.name), hasRatings ? texts.comparison : texts.selfOnly],
  });
}
