import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { mailMessages } from '../../../shared/mail/mail-messages.ts';
import { type AddressMail, layOutWithAddress } from '../../../shared/mail/templates/person-mail.ts';
import { behavioralMailMessages } from './behavioral-mail-messages.ts';

const texts = behavioralMailMessages.request;

/** The first invitation to answer the questionnaire. */
export function behavioralRequestMail(mail: AddressMail, questionCount: number): MailContent {
  return layOutWithAddress(texts, mail, {
    preheader: texts.preheader(questionCount),
    portalText: mailMessages.portalTexts.waits,
    paragraphs: [texts.invitation(mail.sender.name), texts.effort(questionCount)],
  });
}
