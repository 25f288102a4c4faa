import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/**
 * What the staff area keeps of users and access profiles. Who was deleted stays as a name, since requests,
 * keys and the trail tell who made them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table access_profile
       add column description text not null default '',
       add column version integer not null default 1`,
    `alter table staff_user
       add column cpf text check (cpf ~ '^[0-9]{11}$'),
       add column rg text,
       add column zip_code text check (zip_code ~ '^[0-9]{8}$'),
       add column street text,
       add column street_number text,
       add column address_complement text,
       add column district text,
       add column city text,
       add column state text check (state ~ '^[A-Z]{2}$'),
       add column version integer not null default 1,
       add column deleted_at timestamptz`,
    `create index on staff_user (company_id)`,
    `create index on staff_user (company_id, person_id) where person_id is not null`,
    `create index on staff_user_profile (company_id, profile_id)`,
  ]);
}
