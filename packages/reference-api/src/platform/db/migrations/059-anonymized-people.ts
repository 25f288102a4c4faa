import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** People whose names were erased: since when they are nobody any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table person add column anonymized_at timestamptz
       check (anonymized_at is null or (email is null and not is_active))`,
  ]);
}
