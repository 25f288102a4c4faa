import type { MailContent, MailSender } from '../mail-content.ts';
import { layOutMail } from '../mail-layout.ts';
import { mailMessages } from '../mail-messages.ts';

/** What a person is told of an answering link that went to somebody else's address. */
export interface LinkElsewhereMail {
  sender: MailSender;
  personName: string;
  /** Who had it sent. */
  staffName: string;
  /** The address it went to. */
  address: string;
  /** dd/mm/yyyy, hh:mm. */
  sentAt: string;
}

const texts = mailMessages.linkElsewhere;

/** Tells a person that an answering link of theirs went to another address; the link is not in it. */
export function linkElsewhereMail(mail: LinkElsewhereMail): MailContent {
  const { sender, personName, staffName, address, sentAt } = mail;
  return layOutMail({
    sender,
    subject: texts.subject(sender.name),
    preheader: texts.preheader,
    title: mailMessages.hello(personName),
    paragraphs: [texts.event(staffName, address, sentAt), texts.meaning, texts.doubt],
    reason: texts.reason(sender.name),
  });
}
