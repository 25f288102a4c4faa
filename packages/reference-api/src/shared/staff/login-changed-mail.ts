import { formatDateTime } from '@aferir/domain';
import type { StaffUserRow } from '../../operation/sessions/staff-tables.ts';
import { mailSenderOf } from '../mail/mail-addresses.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { MailOrigin, MailServices } from '../mail/mailer.ts';
import { layOutForPerson, type PersonMail } from '../mail/templates/person-mail.ts';
import { staffMailMessages } from './staff-mail-messages.ts';

/** What somebody is told whose address is no longer the one they sign in with. */
export interface LoginChangedMail extends PersonMail {
  /** Who changed it; null when it was they themselves. */
  staffName: string | null;
  /** dd/mm/yyyy, hh:mm. */
  changedAt: string;
}

const texts = staffMailMessages.loginChanged;

/** Tells of another address to sign in with; the new one is not in it. */
export function loginChangedMail(mail: LoginChangedMail): MailContent {
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
  before: Pick<StaffUserRow, 'login' | 'name' | 'person_id'>,
  staffName: string | null,
): Promise<void> {
  const content = loginChangedMail({
    sender: mailSenderOf(company),
    personName: before.name,
    staffName,
    changedAt: formatDateTime(now),
  });
  const person = before.person_id === null ? {} : { personId: before.person_id };
  await mailer.enqueue(db, [{ companyId: company.id, ...person, to: before.login, content, now }]);
}
