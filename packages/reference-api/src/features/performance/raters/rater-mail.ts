import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { layOutForPerson, type PersonMail } from '../../../shared/mail/templates/person-mail.ts';
import { raterMailMessages as texts } from './rater-mail-messages.ts';

/** Asks somebody to rate a person. */
export function raterAskMail({
  ratedName,
  ...mail
}: PersonMail & { readonly ratedName: string }): MailContent {
  const { preheader, task, privacy, portal } = texts.ask;
  const paragraphs = [task(ratedName), privacy];
  return layOutForPerson(texts.ask, mail, { preheader, paragraphs, portalText: portal });
}

/** Reminds somebody of how many people they have still to rate. */
export function raterReminderMail({
  count,
  ...mail
}: PersonMail & { readonly count: number }): MailContent {
  const { preheader, task, portal } = texts.reminder;
  const paragraphs = [task(count), texts.ask.privacy];
  return layOutForPerson(texts.reminder, mail, { preheader, paragraphs, portalText: portal });
}
