import type { ManagementStructure } from '@aferir/domain';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import { onReference } from './on-reference.ts';

/**
 * Loads who manages whom: the departments, their active leaders and the managers people name. `above`: of the named
 * managers only those of these people, of leaders, and of all who stand above them.
 */
export async function loadManagementStructure(
  db: Db,
  companyId: number,
  { above }: { above?: readonly number[] } = {},
): Promise<ManagementStructure> {
  const departments = await db
    .selectFrom('department')
    .where('company_id', '=', companyId)
    .select(['id', 'parent_id as parentId'])
    .execute();
  const leaders = await db
    .selectFrom('department_manager as leads')
    .innerJoin('person', (join) => onReference(join, 'person', 'leads.person_id'))
    .where('leads.company_id', '=', companyId)
    .where('person.is_active', '=', true)
    .select([
      'leads.department_id as departmentId',
      'person.id as personId',
      'person.department_id as homeDepartmentId',
    ])
    .execute();
  const namedManagers = await db
    .selectFrom('person_manager as named')
    .innerJoin('person', (join) => onReference(join, 'person', 'named.person_id'))
    .innerJoin('person as manager', (join) => onReference(join, 'manager', 'named.manager_id'))
    .where('named.company_id', '=', companyId)
    .where('manager.is_active', '=', true)
    .$if(above !== undefined, (query) =>
      query.where('named.person_id', 'in', sql<number>`(${peopleAbove(companyId, above ?? [])})`),
    )
    .select([
      'person.id as personId',
      'person.department_id as homeDepartmentId',
      'manager.id as managerId',
      'manager.department_id as managerHomeDepartmentId',
    ])
    .execute();
  return { departments, leaders, namedManagers };
}

/** These people, leaders, and all above them by the managers that they name. */
function peopleAbove(companyId: number, ids: readonly number[]) {
  return sql`with recursive above (id) as (
      select unnest(${ids}::bigint[])
      union select person_id from department_manager where company_id = ${companyId}
      union select named.manager_id from above
        join person_manager as named on named.company_id = ${companyId} and named.person_id = above.id
    ) select id from above`;
}
