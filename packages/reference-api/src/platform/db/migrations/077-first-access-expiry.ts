import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** Links for a first password that nobody has used are found by the moment they end at, as those that have ended are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ['create index on first_access_link (company_id, expires_at)']);
}
