import type { MailContent, MailSender } from '../../../mail/mail-content.ts';
import { layOutMail } from '../../../mail/mail-layout.ts';
import { behavioralMailMessages } from './behavioral-mail-messages.ts';

/** What a mail that opens a behavioral report says. */
export interface ReportLinkMail {
  sender: MailSender;
  personName: string;
  /** Day of the assessment, dd/mm/yyyy. */
  assessedOn: string;
  /** The report's address; it opens the report and nothing else. */
  url: string;
  /** Last day of the address, dd/mm/yyyy. */
  validUntil: string;
}

const texts = behavioralMailMessages.reportLink;

/** A fresh link to a finished report. */
export function reportLinkMail(mail: ReportLinkMail): MailContent {
  const { sender, personName, assessedOn, url, validUntil } = mail;
  return layOutMail({
    sender,
    subject: texts.subject(personName),
    preheader: texts.preheader(assessedOn),
    title: texts.title(personName),
    paragraphs: [texts.content(assessedOn), texts.purpose, texts.validity(validUntil)],
    action: { label: texts.action, url },
    reason: texts.reason(sender.name),
  });
}
