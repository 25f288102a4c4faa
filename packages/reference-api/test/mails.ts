import type { Selectable } from 'kysely';
import type { MailMessageTable } from '../src/shared/mail/mail-tables.ts';
import type { TestApp } from './build-test-app.ts';

/** A mail as it was stored. */
export type StoredMail = Selectable<MailMessageTable>;

/** All mails of a company, newest first. */
export function mailsOf(test: TestApp, companyId: number): Promise<StoredMail[]> {
  return test.database.inCompany(companyId, (db) =>
    db.selectFrom('mail_message').selectAll().orderBy('id', 'desc').execute(),
  );
}

/** The hash of the address in a mail. */
export function linkIn(mail: StoredMail | undefined): string {
  const hash = /(?:\/validar\/|\?hs=)([\w-]+)(?:&\S+)?\n/.exec(mail?.text ?? '')?.[1];
  if (!hash) throw new Error('The mail has no link');
  return hash;
}

/** The hash of the address in the newest mail of a company. */
export async function lastMailedLink(test: TestApp, companyId: number): Promise<string> {
  const [mail] = await mailsOf(test, companyId);
  return linkIn(mail);
}

/** The hash of the newest invitation to the staff area that an address was mailed. */
export async function invitationTo(
  test: TestApp,
  companyId: number,
  address: string,
): Promise<string> {
  const mails = await mailsOf(test, companyId);
  const mail = mails.find(
    ({ recipient, text }) => recipient === address && text.includes('/convite/'),
  );
  const hash = /\/convite\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!hash) throw new Error('Nobody was invited there');
  return hash;
}

/** The hash in the newest mail to an address, by which it confirms another one. */
export async function addressConfirmationTo(
  test: TestApp,
  companyId: number,
  address: string,
): Promise<string> {
  const mails = await mailsOf(test, companyId);
  const mail = mails.find(({ recipient }) => recipient === address);
  const hash = /\/confirmar-endereco\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!hash) throw new Error('The mail has nothing to confirm');
  return hash;
}
