import { type RawBuilder, sql } from 'kysely';

/**
 * The ids of a department and of all below it, as a query; none where the company has no such department. `union` passes
 * over what it has met already, and `offset 0` has each department looked up by its index.
 */
export function idsOfBranch(companyId: number, departmentId: number): RawBuilder<number> {
  return sql<number>`(
    with recursive branch (id) as (
      select id from department where company_id = ${companyId} and id = ${departmentId}
      union
      select below.id from branch cross join lateral (
        select id from department where company_id = ${companyId} and parent_id = branch.id offset 0
      ) as below
    )
    select id from branch)`;
}
