import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { mailTexts } from '../../../shared/mail/mail-texts.ts';
import { type AddressMail, layOutWithAddress } from '../../../shared/mail/templates/person-mail.ts';
import { behavioralMailTexts } from './behavioral-mail-texts.ts';

/** The first invitation to answer the questionnaire. */
export function behavioralRequestMail(mail: AddressMail, questionCount: number): MailContent {
  const { name, language } = mail.sender;
  const texts = behavioralMailTexts[language].request;
  return layOutWithAddress(texts, mail, {
    preheader: texts.preheader(questionCount),
    portalText: mailTexts[language].portalTexts.waits,
    paragraphs: [texts.invitation(name), texts.effort(questionCount)],
  });
}
