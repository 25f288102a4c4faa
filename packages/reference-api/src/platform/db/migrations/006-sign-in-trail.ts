import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** Where sessions were signed in from, and sign-ins that concern no company in the audit trail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table session add column opened_from text`,
    `alter table audit_event alter column company_id drop not null`,
    // The application writes these and, as before, sees its company's alone; who runs the
    // installation reads them.
    `create policy of_no_company on audit_event for insert to aferir_app
       with check (company_id is null)`,
    `create policy of_no_company_to_owner on audit_event for select to current_user
       using (company_id is null)`,
  ]);
}
