import type { MailContent } from '../mail-content.ts';
import { mailTexts } from '../mail-texts.ts';
import { layOutForPerson, type PersonMail } from './person-mail.ts';

/** What a person is told of an answering link that staff hand over. */
export interface LinkHandedMail extends PersonMail {
  /** Who had it made. */
  staffName: string;
  /** A moment, as the sender's language writes it. */
  madeAt: string;
}

/** Tells a person that staff made an answering link of theirs to hand over; the link is not in it. */
export function linkHandedMail(mail: LinkHandedMail): MailContent {
  const texts = mailTexts[mail.sender.language].linkHanded;
  const { staffName, madeAt } = mail;
  return layOutForPerson(texts, mail, {
    preheader: texts.preheader,
    paragraphs: [texts.event(staffName, madeAt), texts.meaning, texts.doubt],
  });
}
