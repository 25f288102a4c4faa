import type { MailContent } from '../../../shared/mail/mail-content.ts';
import {
  type CompanyTexts,
  layOutForPerson,
  type PersonMail,
} from '../../../shared/mail/templates/person-mail.ts';
import { raterMailTexts } from './rater-mail-texts.ts';

/** Asks somebody to rate a person. */
export function raterAskMail({
  ratedName,
  ...mail
}: PersonMail & { readonly ratedName: string }): MailContent {
  const { ask } = raterMailTexts[mail.sender.language];
  return layOut(ask, mail, ask.task(ratedName));
}

/** Reminds somebody of how many people they have still to rate. */
export function raterReminderMail({
  count,
  ...mail
}: PersonMail & { readonly count: number }): MailContent {
  const { reminder } = raterMailTexts[mail.sender.language];
  return layOut(reminder, mail, reminder.task(count));
}

function layOut(of: CompanyTexts, mail: PersonMail, task: string) {
  const { preheader, privacy, portal } = raterMailTexts[mail.sender.language];
  return layOutForPerson(of, mail, {
    preheader,
    paragraphs: [task, privacy],
    portalText: portal,
  });
}
