import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/**
 * A cycle may hold its results until somebody releases them. Each response says for itself whether it is held and
 * until when, whatever brings it into a cycle or out of one; what the person has seen already stays open.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table cycle
       add column holds_results boolean not null default false,
       add column releases_on date,
       add column released_at timestamptz,
       add column released_by bigint,
       add foreign key (company_id, released_by) references staff_user (company_id, id),
       add check (not holds_results or kind = 'performance'),
       add check (holds_results or (releases_on is null and released_at is null))`,
    'create index on cycle (company_id, released_by)',
    `alter table performance_response
       add column is_held boolean not null default false,
       add column releases_on date`,
    'create index on performance_response (company_id, cycle_id, id) where is_held',
    `create function aferir_hold_result() returns trigger language plpgsql as $$ begin
       select new.status not in (2, 7), cycle.releases_on into new.is_held, new.releases_on
         from cycle where cycle.company_id = new.company_id and cycle.id = new.cycle_id
           and cycle.holds_results and cycle.released_at is null;
       new.is_held := coalesce(new.is_held, false);
       return new;
     end $$`,
    `create trigger performance_response_hold_result
       before insert or update of cycle_id on performance_response
       for each row execute function aferir_hold_result()`,
    `create function aferir_tell_release_day() returns trigger language plpgsql as $$ begin
       update performance_response set releases_on = new.releases_on
         where company_id = new.company_id and cycle_id = new.id and is_held;
       return null;
     end $$`,
    `create trigger cycle_tell_release_day after update of releases_on on cycle
       for each row when (new.releases_on is distinct from old.releases_on)
       execute function aferir_tell_release_day()`,
    `create function cycles_to_release(today date, hour integer) returns table (company_id bigint, id bigint)
       language sql stable security definer set search_path = public
       as $$ select cycle.company_id, cycle.id from cycle join company on company.id = cycle.company_id
         where holds_results and started_at is not null and released_at is null
           and (releases_on < today or (releases_on = today and reminder_hour <= hour))
         order by 1, 2 $$`,
    'grant create on schema public to aferir_lookup',
    'alter function cycles_to_release(date, integer) owner to aferir_lookup',
    'revoke execute on function cycles_to_release(date, integer) from public',
    'grant execute on function cycles_to_release(date, integer) to aferir_app',
    'revoke create on schema public from aferir_lookup',
  ]);
}
