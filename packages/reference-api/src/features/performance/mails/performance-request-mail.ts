import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { mailMessages } from '../../../shared/mail/mail-messages.ts';
import { type AddressMail, layOutWithAddress } from '../../../shared/mail/templates/person-mail.ts';
import { performanceMailMessages } from './performance-mail-messages.ts';

const texts = performanceMailMessages.request;

/** The first invitation to the self-assessment. */
export function performanceRequestMail(mail: AddressMail, competencyCount: number): MailContent {
  return layOutWithAddress(texts, mail, {
    preheader: texts.preheader(competencyCount),
    portalText: mailMessages.portalTexts.waits,
    paragraphs: [texts.invitation(mail.sender.name), texts.course, texts.effort],
  });
}
