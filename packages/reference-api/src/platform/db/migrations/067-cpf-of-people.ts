import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** The CPF of a person, digits alone, who alone has it in the company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table person add column cpf text check (cpf ~ '^[0-9]{11}$')`,
    'create unique index on person (company_id, cpf)',
  ]);
}
