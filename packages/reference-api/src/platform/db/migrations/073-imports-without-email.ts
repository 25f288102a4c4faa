import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** Of those whom an import has added or changed, how many had no e-mail then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table employee_import add column without_email_count integer not null default 0',
  ]);
}
