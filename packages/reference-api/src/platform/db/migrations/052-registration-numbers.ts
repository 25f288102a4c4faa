import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** By what the company itself knows a person, who alone has it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table person add column registration_number text check (registration_number <> '')`,
    'create unique index on person (company_id, registration_number)',
  ]);
}
