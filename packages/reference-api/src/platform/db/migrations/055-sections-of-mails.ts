import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** Which section a mail comes from, so that it is told to those who may view that one; null where it is not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table mail_message add column section integer',
    // The owner sees rows of every company only while isolation is not forced on the owner too.
    'alter table mail_message no force row level security',
    'alter table link no force row level security',
    // A mail and the link in it are made at one moment.
    `update mail_message as mail
       set section = case link.kind
         when 'behavioral' then 5 when 'performance' then 6 when 'training' then 7 when 'game' then 12 end
       from link
       where link.company_id = mail.company_id and link.issued_at = mail.created_at and link.origin = 'mail'
         and coalesce(link.manager_id, link.person_id) = mail.person_id`,
    'alter table mail_message force row level security',
    'alter table link force row level security',
  ]);
}
