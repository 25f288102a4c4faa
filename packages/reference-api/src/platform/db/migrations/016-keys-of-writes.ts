import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/**
 * Keys of writes refer to no company: row-level security lets them be of the caller's alone, whom the
 * credential was looked up with, and to check the reference would have all writes of a company lock its row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table idempotency_key drop constraint idempotency_key_company_id_fkey`,
  ]);
}
