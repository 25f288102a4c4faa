import type { Selectable } from 'kysely';
import { listCompanyIds } from '../db/company-store.ts';
import type { Database } from '../db/database.ts';
import type { MailMessageTable } from '../db/platform-tables.ts';
import { addressMail } from '../mail/mail-addresses.ts';

/** A mail that stayed here. */
export type OutboxMail = Pick<
  Selectable<MailMessageTable>,
  'id' | 'recipient' | 'subject' | 'text' | 'html' | 'created_at' | 'attachment_name'
>;

/** Mails that stayed on this machine, newest first, of all companies, with the addresses of `publicUrl`. */
export async function listOutbox(database: Database, publicUrl: string): Promise<OutboxMail[]> {
  const mails: OutboxMail[] = [];
  for (const id of await listCompanyIds(database))
    mails.push(...(await listCompanyOutbox(database, id)));
  return mails
    .map((mail) => addressMail(mail, publicUrl))
    .sort((a, b) => +b.created_at - +a.created_at || b.id - a.id);
}

function listCompanyOutbox(database: Database, companyId: number): Promise<OutboxMail[]> {
  return database.inCompany(companyId, (db) =>
    db
      .selectFrom('mail_message')
      .select(['id', 'recipient', 'subject', 'text', 'html', 'created_at', 'attachment_name'])
      .where('status', '=', 'outbox')
      .orderBy('id', 'desc')
      .limit(200)
      .execute(),
  );
}
