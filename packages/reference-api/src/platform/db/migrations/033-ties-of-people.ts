import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** Finds by index whom a person leads or manages by name, as lists of people ask for each of a page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create index on department_manager (company_id, person_id)`,
    `create index on person_manager (company_id, manager_id)`,
  ]);
}
