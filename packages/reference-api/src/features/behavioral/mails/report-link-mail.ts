import type { MailContent, MailSender } from '../../../shared/mail/mail-content.ts';
import { layOutMail } from '../../../shared/mail/mail-layout.ts';
import { mailMessages } from '../../../shared/mail/mail-messages.ts';
import { behavioralMailMessages } from './behavioral-mail-messages.ts';

/** What a mail that opens a behavioral report says. */
export interface ReportLinkMail {
  sender: MailSender;
  personName: string;
  /** Whether it goes to the person, whom it then speaks to. */
  isOwn: boolean;
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
  const { sender, personName, isOwn, assessedOn, url, validUntil } = mail;
  return layOutMail({
    sender,
    subject: isOwn ? texts.ownSubject : texts.subject(personName),
    preheader: texts.preheader(assessedOn),
    title: isOwn ? texts.ownTitle : texts.title(personName),
    paragraphs: [texts.content(assessedOn), reportPurpose(isOwn), texts.validity(validUntil)],
    action: { label: texts.action, url },
    portalText: isOwn ? mailMessages.portalTexts.results(sender.name) : undefined,
    reason: texts.reason(sender.name),
  });
}

/** What the report is for, to its person or of them. */
export function reportPurpose(isOwn: boolean): string {
  return isOwn ? texts.ownPurpose : texts.purpose;
}
