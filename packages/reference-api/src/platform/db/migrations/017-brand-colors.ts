import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';
import { callerLookups, companyColumns, createCallerLookups } from './010-credentials.ts';

/** The color that a company is known by; it comes with a credential, as its logo does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table company add column brand_color text check (brand_color ~ '^#[0-9a-f]{6}$')`,
    ...callerLookups.map((signature) => `drop function ${signature}`),
    ...createCallerLookups({ ...companyColumns, brand_color: 'text' }),
  ]);
}
