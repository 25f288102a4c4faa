import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** An index of the behavioral requests that wait for answers, the oldest first: few among all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create index on disc_response (company_id, sent_at, id)
       where finished_at is null and closed_at is null`,
  ]);
}
