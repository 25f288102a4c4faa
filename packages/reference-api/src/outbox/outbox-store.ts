import type { Selectable } from 'kysely';
import { listCompanyIds } from '../db/company-store.ts';
import type { Database, Db } from '../db/database.ts';
import type { MailMessageTable } from '../db/platform-tables.ts';
import { addressMail } from '../mail/mail-addresses.ts';

/** A mail that stayed here. */
export type OutboxMail = Pick<
  Selectable<MailMessageTable>,
  'id' | 'recipient' | 'subject' | 'text' | 'html' | 'created_at' | 'attachment_name'
>;

/** Mails that stayed on this machine, newest first, of all companies and of none, with the addresses of `publicUrl`. */
export async function listOutbox(database: Database, publicUrl: string): Promise<OutboxMail[]> {
  const mails = await database.inPlatform(readOutbox);
  for (const id of await listCompanyIds(database))
    mails.push(...(await database.inCompany(id, readOutbox)));
  return mails
    .map((mail) => addressMail(mail, publicUrl))
    .sort((a, b) => +b.created_at - +a.created_at || b.id - a.id);
}

function readOutbox(db: Db): Promise<OutboxMail[]> {
  return db
    .selectFrom('mail_message')
    .select(['id', 'recipient', 'subject', 'text', 'html', 'created_at', 'attachment_name'])
    .where('status', '=', 'outbox')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}
