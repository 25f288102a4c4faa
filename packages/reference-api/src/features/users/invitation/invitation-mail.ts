import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { type AddressMail, layOutWithAddress } from '../../../shared/mail/templates/person-mail.ts';
import { usersMailTexts } from '../users-mail-texts.ts';

/** What somebody is told who may work in the staff area and has no password yet. */
export interface InvitationMail extends AddressMail {
  /** Who invites them. */
  staffName: string;
  /** What they sign in with. */
  login: string;
}

/** Invites a user to set their first password. */
export function invitationMail({ staffName, login, ...mail }: InvitationMail): MailContent {
  const texts = usersMailTexts[mail.sender.language].invitation;
  return layOutWithAddress(texts, mail, {
    preheader: texts.preheader,
    paragraphs: [texts.event(staffName, mail.sender.name), texts.login(login), texts.secrecy],
  });
}
