import type { MailContent, MailSender } from '../../../shared/mail/mail-content.ts';
import { layOutMail } from '../../../shared/mail/mail-layout.ts';
import { mailTexts } from '../../../shared/mail/mail-texts.ts';
import { behavioralMailTexts } from './behavioral-mail-texts.ts';

/** What a mail that opens a behavioral report says. */
export interface ReportLinkMail {
  sender: MailSender;
  personName: string;
  /** Whether it goes to the person, whom it then speaks to. */
  isOwn: boolean;
  /** Day of the assessment, as the sender's language writes it. */
  assessedOn: string;
  /** The report's address; it opens the report and nothing else. */
  url: string;
  /** Last day of the address, as the sender's language writes it. */
  validUntil: string;
}

/** A fresh link to a finished report. */
export function reportLinkMail(mail: ReportLinkMail): MailContent {
  const { sender, personName, isOwn, assessedOn, url, validUntil } = mail;
  const texts = behavioralMailTexts[sender.language].reportLink;
  return layOutMail({
    sender,
    subject: isOwn ? texts.ownSubject : texts.subject(personName),
    preheader: texts.preheader(assessedOn),
    title: isOwn ? texts.ownTitle : texts.title(personName),
    paragraphs: [
      texts.content(assessedOn),
      isOwn ? texts.ownPurpose : texts.purpose,
      texts.validity(validUntil),
    ],
    action: { label: texts.action, url },
    portalText: isOwn ? mailTexts[sender.language].portalTexts.results(sender.name) : undefined,
    reason: texts.reason(sender.name),
  });
}
