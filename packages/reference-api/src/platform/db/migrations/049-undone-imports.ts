import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** Who undoes an import: what they may do decides what is taken back. One that is being undone goes on as whoever started it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table employee_import add column undone_by bigint`,
    `alter table employee_import add foreign key (company_id, undone_by)
       references staff_user (company_id, id)`,
  ]);
}
