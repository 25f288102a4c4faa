import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { layOutForPerson, type PersonMail } from '../../../shared/mail/templates/person-mail.ts';
import { recoveryMailTexts } from '../access-mail-texts.ts';

/** What a staff user is told who asked for a new password. */
export interface RecoveryMail extends PersonMail {
  password: string;
  /** dd/mm/yyyy, hh:mm. */
  validUntil: string;
  /** Where it is used. */
  url: string;
}

/** A temporary password. It is not in the line that inboxes show on a locked screen. */
export function recoveryMail({ password, validUntil, url, ...mail }: RecoveryMail): MailContent {
  const texts = recoveryMailTexts[mail.sender.language];
  return layOutForPerson(texts, mail, {
    preheader: texts.preheader,
    code: { label: texts.password, value: password },
    paragraphs: [texts.validity(validUntil), texts.next, texts.doubt],
    action: { label: texts.action, url },
  });
}
