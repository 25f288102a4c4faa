import type { Selectable } from 'kysely';
import { listCompanyIds } from '../../platform/db/company-store.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { addressMail } from '../mail/mail-addresses.ts';
import type { MailMessageTable } from '../mail/mail-tables.ts';

/** A mail that stayed here. */
export type OutboxMail = Pick<
  Selectable<MailMessageTable>,
  'id' | 'recipient' | 'subject' | 'text' | 'html' | 'created_at' | 'attachment_name'
>;

/** Which mails are asked for; without any of it, the newest of every company and of none. */
export interface OutboxFilter {
  readonly id?: number;
  readonly recipient?: string | undefined;
}

/** Mails that stayed on this machine, newest first, with the addresses of `publicUrl`. */
export async function listOutbox(
  database: Database,
  publicUrl: string,
  filter: OutboxFilter = {},
): Promise<OutboxMail[]> {
  const read = (db: Db) => readOutbox(db, filter);
  const mails = await database.inPlatform(read);
  for (const id of await listCompanyIds(database))
    mails.push(...(await database.inCompany(id, read)));
  return mails
    .map((mail) => addressMail(mail, publicUrl))
    .sort((a, b) => +b.created_at - +a.created_at || b.id - a.id);
}

function readOutbox(db: Db, { id, recipient }: OutboxFilter): Promise<OutboxMail[]> {
  return db
    .selectFrom('mail_message')
    .select(['id', 'recipient', 'subject', 'text', 'html', 'created_at', 'attachment_name'])
    .where('status', '=', 'outbox')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}
