import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import { createDepartmentStore, type StoredManager } from './department-store.ts';

/** A department right below another one. */
export interface DepartmentBelow {
  readonly id: number;
  readonly name: string;
  /** Departments right below it. */
  readonly departmentCount: number;
  /** Active people of its own. */
  readonly personCount: number;
  /** Active people, those of the departments below included. */
  readonly totalCount: number;
}

/** A department with all that is told of it. */
export interface DepartmentOverview {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly parentId: number | null;
  readonly parentName: string | null;
  readonly activeCount: number;
  readonly inactiveCount: number;
  readonly managers: readonly StoredManager[];
  readonly below: readonly DepartmentBelow[];
}

/** Reads a department. */
export async function readDepartment(
  db: Db,
  companyId: number,
  id: number,
): Promise<DepartmentOverview | undefined> {
  const department = await db
    .selectFrom('department')
    .leftJoin('department as parent', (join) => onReference(join, 'parent', 'department.parent_id'))
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('person')
          .whereRef('person.company_id', '=', 'department.company_id')
          .whereRef('person.department_id', '=', 'department.id')
          .select([
            sql<number>`count(*) filter (where is_active)`.as('activeCount'),
            sql<number>`count(*) filter (where not is_active)`.as('inactiveCount'),
          ])
          .as('people'),
      (join) => join.onTrue(),
    )
    .where('department.company_id', '=', companyId)
    .where('department.id', '=', id)
    .select([
      'department.id',
      'department.name',
      'department.version',
      'parent.id as parentId',
      'parent.name as parentName',
      'people.activeCount',
      'people.inactiveCount',
    ])
    .executeTakeFirst();
  if (!department) return undefined;
  const managers = await createDepartmentStore(db, companyId).listManagers(id);
  return { ...department, managers, below: await readBelow(db, companyId, id) };
}

/**
 * Goes down from each of them at once; `union` passes over what it has met already, and `offset 0` has each department
 * looked up by its index, however deep the tree: else the whole table is read anew for each level.
 */
async function readBelow(db: Db, companyId: number, id: number): Promise<DepartmentBelow[]> {
  const { rows } = await sql<DepartmentBelow>`
    with recursive branch (top_id, id) as (
      select id, id from department where company_id = ${companyId} and parent_id = ${id}
      union
      select branch.top_id, below.id from branch cross join lateral (
        select id from department where company_id = ${companyId} and parent_id = branch.id offset 0
      ) as below
    ),
    total as (
      select branch.top_id, count(person.id) as count,
        count(person.id) filter (where branch.id = branch.top_id) as own
      from branch left join person on person.company_id = ${companyId}
        and person.department_id = branch.id and person.is_active
      group by branch.top_id
    )
    select department.id, department.name, total.count as "totalCount", total.own as "personCount",
      (select count(*) from department as below
        where below.company_id = ${companyId} and below.parent_id = department.id) as "departmentCount"
    from total join department on department.company_id = ${companyId} and department.id = total.top_id
    order by department.search_name, department.id`.execute(db);
  return rows;
}
