import type { MailContent } from '../mail-content.ts';
import { mailMessages } from '../mail-messages.ts';
import { layOutForPerson, type PersonMail } from './person-mail.ts';

/** What a person is told of an answering link that went to somebody else's address. */
export interface LinkElsewhereMail extends PersonMail {
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
  const { staffName, address, sentAt } = mail;
  return layOutForPerson(texts, mail, {
    preheader: texts.preheader,
    paragraphs: [texts.event(staffName, address, sentAt), texts.meaning, texts.doubt],
  });
}
