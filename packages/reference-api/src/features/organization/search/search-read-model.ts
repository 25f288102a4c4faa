import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Page } from '../../../platform/db/people-list.ts';

/** As many as are looked through at a glance. */
const mostMatches = 20;

/** A department or a person, and the department where either stands in the chart. */
export interface OrganizationMatch {
  readonly departmentId: number;
  readonly departmentName: string;
  readonly parentName: string | null;
  /** Null: it is the department itself. */
  readonly personId: number | null;
  readonly personName: string | null;
  readonly photo: string | null;
}

/**
 * Finds departments and active people by name, those that begin with what is asked for first. A person stands where
 * they belong, or else with the first department that they manage.
 */
export async function searchChart(
  db: Db,
  companyId: number,
  pattern: string,
): Promise<Page<OrganizationMatch>> {
  const beginning = pattern.slice(1);
  const { rows } = await sql<OrganizationMatch & { total: number }>`
    with match as (
      select id as "departmentId", null::bigint as "personId", null as "personName", null as photo, search_name
      from department where company_id = ${companyId} and search_name like ${pattern}
      union all
      select coalesce(person.department_id, managed.department_id), person.id, person.name,
        person.photo_url, person.search_name
      from person left join lateral (
        select department_id from department_manager
        where company_id = person.company_id and person_id = person.id
        order by department_id limit 1
      ) as managed on person.department_id is null
      where person.company_id = ${companyId} and person.is_active and person.search_name like ${pattern}
        and coalesce(person.department_id, managed.department_id) is not null
    ),
    best as (
      select match.*, count(*) over () as total,
        row_number() over (order by search_name like ${beginning} desc, search_name, "personId" nulls first) as place
      from match order by place limit ${mostMatches}
    )
    select best."departmentId", department.name as "departmentName", parent.name as "parentName",
      best."personId", best."personName", best.photo, best.total
    from best
      join department on department.company_id = ${companyId} and department.id = best."departmentId"
      left join department as parent
        on parent.company_id = ${companyId} and parent.id = department.parent_id
    order by best.place`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}
