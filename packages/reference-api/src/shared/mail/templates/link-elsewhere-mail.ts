import type { MailContent } from '../mail-content.ts';
import { mailTexts } from '../mail-texts.ts';
import { layOutForPerson, type PersonMail } from './person-mail.ts';

/** What a person is told of an answering link that went to somebody else's address. */
export interface LinkElsewhereMail extends PersonMail {
  /** Who had it sent. */
  staffName: string;
  /** The address it went to. */
  address: string;
  /** A moment, as the sender's language writes it. */
  sentAt: string;
}

/** Tells a person that an answering link of theirs went to another address; the link is not in it. */
export function linkElsewhereMail(mail: LinkElsewhereMail): MailContent {
  const texts = mailTexts[mail.sender.language].linkElsewhere;
  const { staffName, address, sentAt } = mail;
  return layOutForPerson(texts, mail, {
    preheader: texts.preheader,
    paragraphs: [texts.event(staffName, address, sentAt), texts.meaning, texts.doubt],
  });
}
