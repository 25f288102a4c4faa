import type { MailContent } from '../mail-content.ts';
import { mailMessages } from '../mail-messages.ts';
import { layOutForPerson, type PersonMail } from './person-mail.ts';

/** What a person is told of an answering link that staff hand over. */
export interface LinkHandedMail extends PersonMail {
  /** Who had it made. */
  staffName: string;
  /** dd/mm/yyyy, hh:mm. */
  madeAt: string;
}

const texts = mailMessages.linkHanded;

/** Tells a person that staff made an answering link of theirs to hand over; the link is not in it. */
export function linkHandedMail(mail: LinkHandedMail): MailContent {
  const { staffName, madeAt } = mail;
  return layOutForPerson(texts, mail, {
    preheader: texts.preheader,
    paragraphs: [texts.event(staffName, madeAt), texts.meaning, texts.doubt],
  });
}
