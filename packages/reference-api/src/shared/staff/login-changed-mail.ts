import { formatDateTime } from '@aferir/domain';
import type { ActiveStaffUser } from '../../operation/sessions/staff-user-store.ts';
import { mailSenderOf } from '../mail/mail-addresses.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { MailOrigin, MailServices } from '../mail/mailer.ts';
import { layOutForPerson, type PersonMail } from '../mail/templates/person-mail.ts';
import { staffMailTexts } from './staff-mail-texts.ts';

/** What somebody is told whose address is no longer the one they sign in with. */
export interface LoginChangedMail extends PersonMail {
  /** Who changed it; null when it was they themselves. */
  staffName: string | null;
  /** A moment, as the sender's language writes it. */
  changedAt: string;
}

/** Tells of another address to sign in with; the new one is not in it. */
export function loginChangedMail(mail: LoginChangedMail): MailContent {
  const texts = staffMailTexts[mail.sender.language].loginChanged;
  const { staffName, changedAt } = mail;
  const event = staffName === null ? texts.byOwner(changedAt) : texts.byOther(staffName, changedAt);
  return layOutForPerson(texts, mail, {
    preheader: texts.preheader,
    paragraphs: [event, texts.meaning, texts.doubt],
  });
}

/** Mails the address that a user signed in with until now, so that nobody loses an account unawares. */
export async function tellFormerLogin(
  { mailer }: MailServices,
  { db, company, now }: MailOrigin,
  before: Pick<ActiveStaffUser, 'login' | 'name' | 'person_id' | 'language'>,
  staffName: string | null,
): Promise<void> {
  const sender = mailSenderOf(company, before);
  const content = loginChangedMail({
    sender,
    personName: before.name,
    staffName,
    changedAt: formatDateTime(now, sender.language),
  });
  const person = before.person_id === null ? {} : { personId: before.person_id };
  await mailer.enqueue(db, [{ companyId: company.id, ...person, to: before.login, content, now }]);
}
