import type { MailContent } from '../../../mail/mail-content.ts';
import { type AddressMail, layOutForPerson } from '../../../mail/templates/person-mail.ts';
import { behavioralMailMessages } from './behavioral-mail-messages.ts';

/** What an invitation to the behavioral questionnaire says; its address is the person's own. */
export interface BehavioralRequestMail extends AddressMail {
  questionCount: number;
}

const texts = behavioralMailMessages.request;

/** The first invitation to answer the questionnaire. */
export function behavioralRequestMail(mail: BehavioralRequestMail): MailContent {
  const { sender, questionCount, url, validUntil } = mail;
  return layOutForPerson(texts, mail, {
    preheader: texts.preheader(questionCount),
    paragraphs: [
      texts.invitation(sender.name),
      texts.effort(questionCount),
      texts.validity(validUntil),
    ],
    action: { label: texts.action, url },
  });
}
