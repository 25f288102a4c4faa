import { type Kysely, sql } from 'kysely';

/** Runs statements one after another; the embedded database takes one at a time. */
export async function runStatements(
  db: Kysely<unknown>,
  statements: readonly string[],
): Promise<void> {
  for (const statement of statements) {
    await sql.raw(statement).execute(db);
  }
}

/**
 * Lets the application see and write a table's rows of the current company only.
 * The table needs a `company_id` column.
 */
export async function isolateByCompany(
  db: Kysely<unknown>,
  table: string,
  options: { column?: string; rights?: string } = {},
): Promise<void> {
  const { column = 'company_id', rights = 'select, insert, update, delete' } = options;
  await runStatements(db, [
    `alter table "${table}" enable row level security`,
    `alter table "${table}" force row level security`,
    `create policy company_isolation on "${table}"
       using ("${column}" = aferir_company()) with check ("${column}" = aferir_company())`,
    `grant ${rights} on "${table}" to aferir_app`,
  ]);
}
