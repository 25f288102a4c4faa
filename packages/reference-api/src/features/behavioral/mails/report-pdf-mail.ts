import type { MailContent, MailSender } from '../../../shared/mail/mail-content.ts';
import { layOutMail } from '../../../shared/mail/mail-layout.ts';
import { behavioralMailMessages } from './behavioral-mail-messages.ts';
import { reportPurpose } from './report-link-mail.ts';

/** What a mail that carries the report's PDF says. */
export interface ReportPdfMail {
  sender: MailSender;
  personName: string;
  /** Whether it goes to the person, whom it then speaks to. */
  isOwn: boolean;
  /** Day of the assessment, dd/mm/yyyy. */
  assessedOn: string;
  pdf: Uint8Array;
  filename: string;
}

const texts = behavioralMailMessages.reportPdf;

/** The report as an attachment. */
export function reportPdfMail(mail: ReportPdfMail): MailContent {
  const { sender, personName, isOwn, assessedOn, pdf, filename } = mail;
  const content = layOutMail({
    sender,
    subject: isOwn ? texts.ownSubject : texts.subject(personName),
    preheader: behavioralMailMessages.reportLink.preheader(assessedOn),
    title: isOwn ? texts.ownTitle : texts.title(personName),
    paragraphs: [texts.attached(assessedOn), reportPurpose(isOwn)],
    reason: behavioralMailMessages.reportLink.reason(sender.name),
  });
  return { ...content, attachment: { filename, contentType: 'application/pdf', content: pdf } };
}
