import { type DepartmentLine, findDepartmentLines, sortDepartmentLines } from '@aferir/domain';
import { sql } from 'kysely';
import type { OperationInput } from '../../../operation/operation.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { InCompany } from '../../../platform/db/in-company.ts';
import { orderOf } from '../../../platform/db/list-order.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import { type ChartDepartment, readChart } from './chart-read-model.ts';
import { inDepthFirstOrder, sumUp } from './write-chart.ts';

/** A department of the list. */
export interface ListedDepartment {
  readonly department: ChartDepartment;
  readonly parentName: string | null;
  /** 1 at the top. */
  readonly level: number;
  readonly totalCount: number;
  readonly managers: readonly DepartmentManager[];
  readonly positions: readonly PositionCount[];
}

interface DepartmentManager {
  readonly departmentId: number;
  readonly id: number;
  readonly name: string;
}

interface PositionCount {
  readonly departmentId: number;
  readonly name: string;
  readonly count: number;
}

/** Finds all departments that a query of `listDepartments` asks for, in its order, whatever page it is of. */
export async function findListedDepartments(
  { db, company }: InCompany,
  { filter = '', ordem }: OperationInput<'listDepartments'>['query'],
): Promise<readonly ListedDepartment[]> {
  const all = await readDepartmentList(db, company.id);
  const found = findDepartmentLines(all, filter, toDepartmentLine);
  const order = orderOf(ordem);
  return order ? sortDepartmentLines(found, order, toDepartmentLine) : found;
}

/** Reads all departments of a company, each before those below it. */
async function readDepartmentList(db: Db, companyId: number): Promise<ListedDepartment[]> {
  const chart = await readChart(db, companyId);
  const managersOf = Map.groupBy(await readManagers(db, companyId), (one) => one.departmentId);
  const positionsOf = Map.groupBy(await countPositions(db, companyId), (one) => one.departmentId);
  const nameOf = new Map(chart.map(({ id, name }) => [id, name]));
  const placed = inDepthFirstOrder(chart);
  const totals = sumUp(placed);
  return placed.map(({ department, depth }) => ({
    department,
    parentName: nameOf.get(department.parentId ?? 0) ?? null,
    level: depth + 1,
    totalCount: totals.get(department.id) ?? 0,
    managers: managersOf.get(department.id) ?? [],
    positions: positionsOf.get(department.id) ?? [],
  }));
}

/** By what a department is searched and put in order. */
function toDepartmentLine({ department, parentName }: ListedDepartment): DepartmentLine {
  const { name, managerName, personCount: peopleCount } = department;
  return { name, parentName, managerName, peopleCount };
}

/** The active managers of all departments, in the order in which each names them. */
function readManagers(db: Db, companyId: number): Promise<DepartmentManager[]> {
  return db
    .selectFrom('department_manager as leads')
    .innerJoin('person', (join) => onReference(join, 'person', 'leads.person_id'))
    .where('leads.company_id', '=', companyId)
    .where('person.is_active', '=', true)
    .select(['leads.department_id as departmentId', 'person.id', 'person.name'])
    .orderBy('leads.sort_order')
    .orderBy('leads.person_id')
    .execute();
}

/** How many active people have which position in each department, by the names of the positions. */
function countPositions(db: Db, companyId: number): Promise<PositionCount[]> {
  return db
    .selectFrom('person')
    .innerJoin('position', (join) => onReference(join, 'position', 'person.position_id'))
    .where('person.company_id', '=', companyId)
    .where('person.is_active', '=', true)
    .where('person.department_id', 'is not', null)
    .groupBy(['person.department_id', 'position.id'])
    .select([
      sql<number>`person.department_id`.as('departmentId'),
      'position.name',
      sql<number>`count(*)`.as('count'),
    ])
    .orderBy('position.search_name')
    .orderBy('position.id')
    .execute();
}
