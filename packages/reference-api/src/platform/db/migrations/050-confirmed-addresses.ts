import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** The former address of a person confirms the present one by a hash that it alone was mailed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table person add column former_email_hash text`,
    `create unique index on person (former_email_hash) where former_email_hash is not null`,
    // Whoever confirms is of no company yet, and knows nothing but the hash.
    `create function find_address_confirmation(wanted text) returns table (company_id bigint, id bigint)
       language sql stable security definer set search_path = public
       as $$ select company_id, id from person where former_email_hash = wanted $$`,
    `grant create on schema public to aferir_lookup`,
    `alter function find_address_confirmation(text) owner to aferir_lookup`,
    `revoke execute on function find_address_confirmation(text) from public`,
    `grant execute on function find_address_confirmation(text) to aferir_app`,
    `revoke create on schema public from aferir_lookup`,
  ]);
}
