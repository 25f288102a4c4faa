import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** Staff remind many at once: such a reminder has no number, which counts those that leave by themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ['alter table reminder alter column number drop not null']);
}
