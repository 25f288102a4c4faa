import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** An index of the mails that did not get out, or have not yet: few among all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create index on mail_message (company_id, created_at) where status in ('queued', 'failed')`,
  ]);
}
