import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** Responses keep what a competency was described as; those there are take what it says now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table performance_response_competency add column description text`,
    ...tables.map((table) => `alter table ${table} no force row level security`),
    `update performance_response_competency as frozen set description = current.description
     from performance_competency as current
     where current.company_id = frozen.company_id and current.id = frozen.competency_id
       and current.description is not null`,
    ...tables.map((table) => `alter table ${table} force row level security`),
  ]);
}

// The owner sees rows of every company only while isolation is not forced on the owner too.
const tables = ['performance_response_competency', 'performance_competency'];
