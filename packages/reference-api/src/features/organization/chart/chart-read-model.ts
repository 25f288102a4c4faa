import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';

/** A department as the chart shows it. */
export interface ChartDepartment {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly version: number;
  /** The first of its active managers. */
  readonly managerId: number | null;
  readonly managerName: string | null;
  readonly managerPosition: string | null;
  readonly managerPhoto: string | null;
  /** Active ones. */
  readonly managerCount: number;
  /** Active people of the department itself. */
  readonly personCount: number;
}

/** Reads all departments of a company by name, in one statement. */
export function readChart(db: Db, companyId: number): Promise<ChartDepartment[]> {
  const managers = db
    .selectFrom('department_manager as leads')
    .innerJoin('person', (join) => onReference(join, 'person', 'leads.person_id'))
    .leftJoin('position', (join) => onReference(join, 'position', 'person.position_id'))
    .where('leads.company_id', '=', companyId)
    .where('person.is_active', '=', true)
    .distinctOn('leads.department_id')
    .select([
      'leads.department_id as departmentId',
      'leads.person_id as personId',
      'person.name',
      'person.photo_url as photo',
      'position.name as position',
      sql<number>`count(*) over (partition by leads.department_id)`.as('count'),
    ])
    .orderBy('leads.department_id')
    .orderBy('leads.sort_order')
    .orderBy('leads.person_id');
  const people = db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .where('department_id', 'is not', null)
    .groupBy('department_id')
    .select(({ fn }) => ['department_id as departmentId', fn.countAll<number>().as('count')]);
  return db
    .selectFrom('department')
    .leftJoin(managers.as('manager'), 'manager.departmentId', 'department.id')
    .leftJoin(people.as('people'), 'people.departmentId', 'department.id')
    .where('department.company_id', '=', companyId)
    .select(({ fn, lit }) => [
      'department.id',
      'department.parent_id as parentId',
      'department.name',
      'department.version',
      'manager.personId as managerId',
      'manager.name as managerName',
      'manager.position as managerPosition',
      'manager.photo as managerPhoto',
      fn.coalesce('manager.count', lit(0)).as('managerCount'),
      fn.coalesce('people.count', lit(0)).as('personCount'),
    ])
    .orderBy('department.search_name')
    .orderBy('department.id')
    .execute();
}
