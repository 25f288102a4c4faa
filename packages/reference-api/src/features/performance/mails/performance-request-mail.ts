import type { MailContent, MailSender } from '../../../mail/mail-content.ts';
import { layOutMail } from '../../../mail/mail-layout.ts';
import { mailMessages } from '../../../mail/mail-messages.ts';
import { performanceMailMessages } from './performance-mail-messages.ts';

/** What an invitation to the performance self-assessment says. */
export interface PerformanceRequestMail {
  sender: MailSender;
  personName: string;
  competencyCount: number;
  /** The personal address to answer at. */
  url: string;
  /** Last day of the address, dd/mm/yyyy. */
  validUntil: string;
}

const texts = performanceMailMessages.request;

/** The first invitation to the self-assessment. */
export function performanceRequestMail(mail: PerformanceRequestMail): MailContent {
  const { sender, personName, competencyCount, url, validUntil } = mail;
  return layOutMail({
    sender,
    subject: texts.subject(sender.name),
    preheader: texts.preheader(competencyCount),
    title: mailMessages.hello(personName),
    paragraphs: [
      texts.invitation(sender.name),
      texts.course,
      texts.effort,
      texts.validity(validUntil),
    ],
    action: { label: texts.action, url },
    reason: texts.reason(sender.name),
  });
}
