import type { MailContent, MailSender } from '../../../mail/mail-content.ts';
import { layOutMail } from '../../../mail/mail-layout.ts';
import { mailMessages } from '../../../mail/mail-messages.ts';
import { behavioralMailMessages } from './behavioral-mail-messages.ts';

/** What an invitation to the behavioral questionnaire says. */
export interface BehavioralRequestMail {
  sender: MailSender;
  personName: string;
  questionCount: number;
  /** The personal address to answer at. */
  url: string;
  /** Last day of the address, dd/mm/yyyy. */
  validUntil: string;
}

const texts = behavioralMailMessages.request;

/** The first invitation to answer the questionnaire. */
export function behavioralRequestMail(mail: BehavioralRequestMail): MailContent {
  const { sender, personName, questionCount, url, validUntil } = mail;
  return layOutMail({
    sender,
    subject: texts.subject(sender.name),
    preheader: texts.preheader(questionCount),
    title: mailMessages.hello(personName),
    paragraphs: [
      texts.invitation(sender.name),
      texts.effort(questionCount),
      texts.validity(validUntil),
    ],
    action: { label: texts.action, url },
    reason: texts.reason(sender.name),
  });
}
