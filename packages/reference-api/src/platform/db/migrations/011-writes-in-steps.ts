import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** How far a write has come that takes several transactions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ['alter table idempotency_key add column progress jsonb']);
}
