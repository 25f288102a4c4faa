import type { Kysely } from 'kysely';
import { isolateByCompany, runStatements } from '../row-security.ts';

/**
 * Each person's latest behavioral result, so that whoever counts or lists results reads one row a
 * person, however many responses there are. A trigger keeps it, whoever finishes a response.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table disc_latest_result (
       company_id bigint not null,
       person_id bigint not null,
       response_id bigint not null,
       finished_at timestamptz not null,
       outcome_id integer not null,
       primary key (company_id, person_id),
       foreign key (company_id, person_id) references person (company_id, id),
       foreign key (company_id, response_id) references disc_response (company_id, id) on delete cascade
     )`,
    `create index on disc_latest_result (company_id, response_id)`,
    // The owner sees rows of every company only while isolation is not forced on the owner too.
    `alter table disc_response no force row level security`,
    `insert into disc_latest_result
       select distinct on (company_id, person_id) company_id, person_id, id, finished_at, outcome_id
       from disc_response where finished_at is not null
       order by company_id, person_id, finished_at desc, id desc`,
    `alter table disc_response force row level security`,
    `create function aferir_keep_latest_result() returns trigger language plpgsql as $$ begin
       insert into disc_latest_result as latest
         values (new.company_id, new.person_id, new.id, new.finished_at, new.outcome_id)
         on conflict (company_id, person_id) do update
           set response_id = excluded.response_id, finished_at = excluded.finished_at,
             outcome_id = excluded.outcome_id
           where (latest.finished_at, latest.response_id)
             <= (excluded.finished_at, excluded.response_id);
       return null;
     end $$`,
    `create trigger disc_response_keep_latest_result
       after insert or update of finished_at, outcome_id on disc_response for each row
       when (new.finished_at is not null) execute function aferir_keep_latest_result()`,
    // What it found is kept now.
    `drop index disc_response_company_id_person_id_finished_at_id_outcome_i_idx`,
  ]);
  await isolateByCompany(db, 'disc_latest_result');
}
