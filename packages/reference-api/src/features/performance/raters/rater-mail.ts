import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { layOutForPerson, type PersonMail } from '../../../shared/mail/templates/person-mail.ts';
import { raterMailMessages as texts } from './rater-mail-messages.ts';

/** Asks somebody to rate a person. */
export function raterAskMail({
  ratedName,
  ...mail
}: PersonMail & { readonly ratedName: string }): MailContent {
  return layOut(texts.ask, mail, texts.ask.task(ratedName));
}

/** Reminds somebody of how many people they have still to rate. */
export function raterReminderMail({
  count,
  ...mail
}: PersonMail & { readonly count: number }): MailContent {
  return layOut(texts.reminder, mail, texts.reminder.task(count));
}

function layOut(of: typeof texts.ask | typeof texts.reminder, mail: PersonMail, task: string) {
  const { preheader, privacy, portal } = texts;
  return layOutForPerson(of, mail, {
    preheader,
    paragraphs: [task, privacy],
    portalText: portal,
  });
}
