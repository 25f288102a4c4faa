import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/**
 * What a company tells of itself. A natural person is known by the responsible person's name, which
 * then stands in both names. Until now nobody could save a tax id: a company with one is an
 * example, a company without one has been made by setup and never confirmed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table company
       add column taxpayer_kind text check (taxpayer_kind in ('F', 'J')),
       add column short_name text,
       add column zip_code text check (zip_code ~ '^[0-9]{8}$'),
       add column email text,
       add column phone text check (phone ~ '^[0-9]{10,11}$'),
       add column city text,
       add column state text check (state ~ '^[A-Z]{2}$'),
       add column street text,
       add column street_number text,
       add column district text,
       add column address_complement text,
       add column responsible_name text,
       add column responsible_title text,
       add column responsible_email text,
       add column responsible_phone text check (responsible_phone ~ '^[0-9]{10,11}$'),
       add column mails_reports boolean not null default true,
       add column is_example boolean not null default false,
       add column version integer not null default 1`,
    // The owner sees rows of every company only while isolation is not forced on the owner too.
    `alter table company no force row level security`,
    `update company set
       is_example = tax_id is not null,
       is_confirmed = tax_id is not null,
       taxpayer_kind = case when tax_id is not null then 'J' end`,
    `alter table company force row level security`,
    `alter table company add constraint company_named_by_person check (
       taxpayer_kind is distinct from 'F'
       or (legal_name = responsible_name and trade_name = responsible_name and short_name is null)
     )`,
  ]);
}
