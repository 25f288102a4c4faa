import type { ManagementStructure } from '@aferir/domain';
import type { Db } from './database.ts';
import { onReference } from './on-reference.ts';

/** Loads who manages whom: the departments, their active leaders and the managers people name. */
export async function loadManagementStructure(
  db: Db,
  companyId: number,
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
    .select([
      'person.id as personId',
      'person.department_id as homeDepartmentId',
      'manager.id as managerId',
      'manager.department_id as managerHomeDepartmentId',
    ])
    .execute();
  return { departments, leaders, namedManagers };
}
