import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/**
 * Whether the response that somebody is a manager of is open, kept by triggers, and an index of those:
 * a manager's people are found among the open responses, however many there have been.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table performance_response_manager add column is_open boolean not null default true`,
    ...tables.map((table) => `alter table ${table} no force row level security`),
    `update performance_response_manager as manager set is_open = false
     from performance_response as response
     where response.company_id = manager.company_id and response.id = manager.response_id
       and (response.finished_at is not null or response.closed_at is not null)`,
    ...tables.map((table) => `alter table ${table} force row level security`),
    `create index on performance_response_manager (company_id, manager_id, response_id) where is_open`,
    `create function aferir_judge_manager_open() returns trigger language plpgsql as $$ begin
       new.is_open := coalesce((select finished_at is null and closed_at is null
         from performance_response where company_id = new.company_id and id = new.response_id), false);
       return new;
     end $$`,
    `create trigger performance_response_manager_judge_open
       before insert on performance_response_manager for each row
       execute function aferir_judge_manager_open()`,
    `create function aferir_end_managers_open() returns trigger language plpgsql as $$ begin
       update performance_response_manager set is_open = false
         where company_id = new.company_id and response_id = new.id and is_open;
       return null;
     end $$`,
    `create trigger performance_response_end_managers_open
       after update of finished_at, closed_at on performance_response for each row
       when (new.finished_at is not null or new.closed_at is not null)
       execute function aferir_end_managers_open()`,
  ]);
}

// The owner sees rows of every company only while isolation is not forced on the owner too.
const tables = ['performance_response_manager', 'performance_response'];
