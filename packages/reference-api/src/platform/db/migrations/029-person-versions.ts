import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** Counts the changes of a person's record, so that the second of two who save it at once is told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [`alter table person add column version integer not null default 1`]);
}
