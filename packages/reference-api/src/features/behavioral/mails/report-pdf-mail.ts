import type { MailContent, MailSender } from '../../../shared/mail/mail-content.ts';
import { layOutMail } from '../../../shared/mail/mail-layout.ts';
import { behavioralMailTexts } from './behavioral-mail-texts.ts';

/** What a mail that carries the report's PDF says. */
export interface ReportPdfMail {
  sender: MailSender;
  personName: string;
  /** Whether it goes to the person, whom it then speaks to. */
  isOwn: boolean;
  /** Day of the assessment, as the sender's language writes it. */
  assessedOn: string;
  pdf: Uint8Array;
  filename: string;
}

/** The report as an attachment. */
export function reportPdfMail(mail: ReportPdfMail): MailContent {
  const { sender, personName, isOwn, assessedOn, pdf, filename } = mail;
  const { reportPdf: texts, reportLink } = behavioralMailTexts[sender.language];
  const content = layOutMail({
    sender,
    subject: isOwn ? texts.ownSubject : texts.subject(personName),
    preheader: reportLink.preheader(assessedOn),
    title: isOwn ? texts.ownTitle : texts.title(personName),
    paragraphs: [texts.attached(assessedOn), isOwn ? reportLink.ownPurpose : reportLink.purpose],
    reason: reportLink.reason(sender.name),
  });
  return { ...content, attachment: { filename, contentType: 'application/pdf', content: pdf } };
}
