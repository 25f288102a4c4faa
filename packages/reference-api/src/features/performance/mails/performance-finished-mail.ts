import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { mailTexts } from '../../../shared/mail/mail-texts.ts';
import { type AddressMail, layOutWithAddress } from '../../../shared/mail/templates/person-mail.ts';
import { performanceMailTexts } from './performance-mail-texts.ts';

/**
 * Tells a person that the review is finished, with a fresh link to its report. `hasRatings`: whether a
 * manager's scores stand beside the person's own.
 */
export function performanceFinishedMail(mail: AddressMail, hasRatings: boolean): MailContent {
  const { name, language } = mail.sender;
  const texts = performanceMailTexts[language].finished;
  return layOutWithAddress(texts, mail, {
    preheader: texts.preheader,
    portalText: mailTexts[language].portalTexts.results,
    paragraphs: [texts.outcome(name), hasRatings ? texts.comparison : texts.selfOnly],
  });
}
