import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { layOutForPerson, type PersonMail } from '../../../shared/mail/templates/person-mail.ts';
import { agreementMailTexts } from './agreement-mail-texts.ts';

/** What somebody is asked who has an agreement to confirm. */
export interface AgreementAskMail extends PersonMail {
  /** Who wrote it. */
  readonly writer: string;
  /** Whether it is about the own review. */
  readonly isOwn: boolean;
}

/** Asks somebody to confirm what the other side has written. What it says stays in the portal. */
export function agreementAskMail({ writer, isOwn, ...mail }: AgreementAskMail): MailContent {
  const texts = agreementMailTexts[mail.sender.language].ask;
  return layOutForPerson(texts, mail, {
    preheader: texts.preheader,
    paragraphs: [isOwn ? texts.own(writer) : texts.ofPerson(writer), texts.effect],
    portalText: texts.portal,
  });
}

/** What of agreements comes to somebody on a day. */
export interface AgreementReminder {
  /** How many of theirs are due today. */
  readonly dueToday: number;
  /** How many of theirs are due some days on, on one day. */
  readonly dueSoon: number;
  /** How many wait for their confirmation. */
  readonly toConfirm: number;
}

/** Reminds somebody of their agreements, in one mail. */
export function agreementReminderMail({
  reminder: { dueToday, dueSoon, toConfirm },
  ...mail
}: PersonMail & { readonly reminder: AgreementReminder }): MailContent {
  const texts = agreementMailTexts[mail.sender.language].reminder;
  const paragraphs = [
    ...(dueToday > 0 ? [texts.dueToday(dueToday)] : []),
    ...(dueSoon > 0 ? [texts.dueSoon(dueSoon)] : []),
    ...(toConfirm > 0 ? [texts.toConfirm(toConfirm)] : []),
  ];
  return layOutForPerson(texts, mail, {
    preheader: paragraphs[0] ?? '',
    paragraphs,
    portalText: texts.portal,
  });
}
