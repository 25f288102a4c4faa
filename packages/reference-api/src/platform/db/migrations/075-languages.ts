import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** The languages that a company offers, the first where nobody has chosen, and the one that a person has chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table company add column languages text[] not null default '{pt-BR}'`,
    `alter table person add column language text`,
  ]);
}
