import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { layOutForPerson, type PersonMail } from '../../../shared/mail/templates/person-mail.ts';
import { pinMailTexts } from './pin-mail-texts.ts';

/** What a learner is told who asked for a PIN. */
export interface PinMail extends PersonMail {
  readonly pin: string;
  /** Of the training. */
  readonly title: string;
}

/** A PIN. It is not in the lines that inboxes show on a locked screen. */
export function pinMail({ pin, title, ...mail }: PinMail): MailContent {
  const texts = pinMailTexts[mail.sender.language];
  return layOutForPerson(texts, mail, {
    preheader: texts.preheader,
    code: { label: texts.pin, value: pin },
    paragraphs: [texts.use(title), texts.doubt],
  });
}
