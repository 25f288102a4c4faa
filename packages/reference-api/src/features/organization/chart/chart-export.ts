import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import {
  type ExportColumn,
  type ListExport,
  toCells,
} from '../../../shared/exports/list-export.ts';
import { type ChartDepartment, readChart } from './chart-read-model.ts';
import { inDepthFirstOrder, sumUp } from './write-chart.ts';

interface ListedDepartment {
  readonly department: ChartDepartment;
  readonly parentName: string | null;
  /** 1 at the top. */
  readonly level: number;
  readonly totalCount: number;
  readonly managers: readonly string[];
  readonly positions: readonly PositionCount[];
}

interface PositionCount {
  readonly departmentId: number;
  readonly name: string;
  readonly count: number;
}

const columns: readonly ExportColumn<ListedDepartment>[] = [
  ['Departamento', ({ department }) => department.name],
  ['Departamento superior', ({ parentName }) => parentName],
  ['Nível', ({ level }) => level],
  ['Gestores', ({ managers }) => managers.join(', ') || null],
  ['Pessoas', ({ department }) => department.personCount],
  ['Pessoas com os departamentos abaixo', ({ totalCount }) => totalCount],
  ['Cargos', ({ positions }) => positions.map(toText).join(', ') || null],
];

/** The organization chart as staff can take it away: a row for each department, before those below it. */
export const chartExport: ListExport = {
  list: 'organograma',
  name: 'Organograma',
  operationId: 'getOrganizationChart',
  titles: columns.map(([title]) => title),
  read: async (_query, { db, company }) => {
    const departments = await listDepartments(db, company.id);
    const { length } = departments;
    return { rows: departments.map(toCells(columns)), recordCount: length, total: length };
  },
};

async function listDepartments(db: Db, companyId: number): Promise<ListedDepartment[]> {
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
    managers: (managersOf.get(department.id) ?? []).map(({ name }) => name),
    positions: positionsOf.get(department.id) ?? [],
  }));
}

/** The active managers of all departments, in the order in which each names them. */
function readManagers(db: Db, companyId: number) {
  return db
    .selectFrom('department_manager as leads')
    .innerJoin('person', (join) => onReference(join, 'person', 'leads.person_id'))
    .where('leads.company_id', '=', companyId)
    .where('person.is_active', '=', true)
    .select(['leads.department_id as departmentId', 'person.name'])
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

function toText({ name, count }: PositionCount): string {
  return `${name} (${count})`;
}
