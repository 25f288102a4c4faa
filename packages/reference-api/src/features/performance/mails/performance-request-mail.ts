import type { MailContent } from '../../../mail/mail-content.ts';
import { type AddressMail, layOutForPerson } from '../../../mail/templates/person-mail.ts';
import { performanceMailMessages } from './performance-mail-messages.ts';

/** What an invitation to the performance self-assessment says; its address is the person's own. */
export interface PerformanceRequestMail extends AddressMail {
  competencyCount: number;
}

const texts = performanceMailMessages.request;

/** The first invitation to the self-assessment. */
export function performanceRequestMail(mail: PerformanceRequestMail): MailContent {
  const { sender, competencyCount, url, validUntil } = mail;
  return layOutForPerson(texts, mail, {
    preheader: texts.preheader(competencyCount),
    paragraphs: [
      texts.invitation(sender.name),
      texts.course,
      texts.effort,
      texts.validity(validUntil),
    ],
    action: { label: texts.action, url },
  });
}
