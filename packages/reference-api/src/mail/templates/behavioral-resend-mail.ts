import type { MailContent, MailSender } from '../mail-content.ts';
import { layOutMail } from '../mail-layout.ts';
import { mailMessages } from '../mail-messages.ts';

/** What a reminder of an open questionnaire says. */
export interface BehavioralResendMail {
  sender: MailSender;
  personName: string;
  /** The new personal address; the one before dies within a day. */
  url: string;
  /** Last day of the address, dd/mm/yyyy. */
  validUntil: string;
}

const texts = mailMessages.behavioralResend;

/** The same request once more, with a new address. */
export function behavioralResendMail(mail: BehavioralResendMail): MailContent {
  const { sender, personName, url, validUntil } = mail;
  return layOutMail({
    sender,
    subject: texts.subject(sender.name),
    preheader: texts.preheader,
    title: mailMessages.hello(personName),
    paragraphs: [texts.reminder(sender.name), texts.resume, texts.validity(validUntil)],
    action: { label: texts.action, url },
    reason: texts.reason(sender.name),
  });
}
