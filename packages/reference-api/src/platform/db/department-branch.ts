import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from './any-of.ts';

/** The ids of a department and of all below it, as a query; none where the company has no such department. */
export function idsOfBranch(companyId: number, departmentId: number): RawBuilder<number> {
  return idsBelow(companyId, sql`id = ${departmentId}`);
}

/** The same of several departments. */
export function idsOfBranches(
  companyId: number,
  departmentIds: readonly number[],
): RawBuilder<number> {
  return idsBelow(companyId, sql`id = ${anyOf(departmentIds)}`);
}

/** `union` passes over what it has met already, and `offset 0` has each department looked up by its index. */
function idsBelow(companyId: number, isTop: RawBuilder<SqlBool>): RawBuilder<number> {
  return sql<number>`(
    with recursive branch (id) as (
      select id from department where company_id = ${companyId} and ${isTop}
      union
      select below.id from branch cross join lateral (
        select id from department where company_id = ${companyId} and parent_id = branch.id offset 0
      ) as below
    )
    select id from branch)`;
}
