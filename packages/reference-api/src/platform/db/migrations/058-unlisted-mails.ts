import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** Which mails no list of a person's mails tells: a reminder of an anonymous game says who had not answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table mail_message add column is_listed boolean not null default true',
    // The owner sees rows of every company only while isolation is not forced on the owner too.
    'alter table mail_message no force row level security',
    // Those of other games too: a mail does not know its game, which may be gone.
    `update mail_message set is_listed = false where section = 12 and subject like '%: lembrete de “%'`,
    'alter table mail_message force row level security',
  ]);
}
