import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { mailTexts } from '../../../shared/mail/mail-texts.ts';
import { type AddressMail, layOutWithAddress } from '../../../shared/mail/templates/person-mail.ts';
import { performanceMailTexts } from './performance-mail-texts.ts';

/** The first invitation to the self-assessment. */
export function performanceRequestMail(mail: AddressMail, competencyCount: number): MailContent {
  const { name, language } = mail.sender;
  const texts = performanceMailTexts[language].request;
  return layOutWithAddress(texts, mail, {
    preheader: texts.preheader(competencyCount),
    portalText: mailTexts[language].portalTexts.waits,
    paragraphs: [texts.invitation(name), texts.course, texts.effort],
  });
}
