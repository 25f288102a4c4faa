import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** When a training was first sent to each of its people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [`alter table training_person add column sent_at timestamptz`]);
}
