import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** Finds what refers to each person of a page, and keeps that from being a walk through every review. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create index on performance_response_manager (company_id, manager_id)`,
    `create index on performance_manager_score (company_id, manager_id)`,
    `create index on department_manager (company_id, person_id)`,
    `create index on person_manager (company_id, manager_id)`,
  ]);
}
