import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';
import { cleanText } from './051-composed-texts.ts';

const table = 'organization_change_item';

/**
 * A change of the chart that is undone puts names back that were kept before texts were composed. Other JSON (replies
 * kept for a day, notifications, jobs, the audit trail) is neither searched nor compared, and stays as it was told.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    cleanText,
    `alter table ${table} no force row level security`,
    `update ${table}
     set before = jsonb_set(before, '{name}', to_jsonb(aferir_clean_text(before ->> 'name')))
     where before ->> 'name' <> aferir_clean_text(before ->> 'name')`,
    `alter table ${table} force row level security`,
    'drop function aferir_clean_text(text)',
  ]);
}
