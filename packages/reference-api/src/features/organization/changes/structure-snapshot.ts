import { sql } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';

/** What of a department can be put back. */
export interface DepartmentState {
  readonly name: string;
  readonly parentId: number | null;
  /** In their order. */
  readonly managerIds: readonly number[];
}

/** What of a person can be put back. */
export interface PersonState {
  readonly departmentId: number | null;
}

/** Departments and people by their ids. */
export interface StructureIds {
  readonly departmentIds: readonly number[];
  readonly personIds: readonly number[];
}

/** Something as it is, with the number of its changes. */
export interface Versioned<State> {
  readonly version: number;
  readonly state: State;
}

/** What departments and people are like at a moment; who is not there stands not in it. */
export interface StructureSnapshot {
  readonly departments: ReadonlyMap<number, Versioned<DepartmentState>>;
  readonly people: ReadonlyMap<number, Versioned<PersonState>>;
}

/** Reads what departments and people are like, and keeps the people as they are until the transaction ends. */
export async function takeSnapshot(
  db: Db,
  companyId: number,
  { departmentIds, personIds }: StructureIds,
): Promise<StructureSnapshot> {
  return {
    departments:
      departmentIds.length > 0 ? await readDepartments(db, companyId, departmentIds) : new Map(),
    people: personIds.length > 0 ? await lockPeople(db, companyId, personIds) : new Map(),
  };
}

async function readDepartments(
  db: Db,
  companyId: number,
  ids: readonly number[],
): Promise<StructureSnapshot['departments']> {
  const rows = await db
    .selectFrom('department')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids))
    .select(({ selectFrom }) => [
      'id',
      'name',
      'parent_id as parentId',
      'version',
      selectFrom('department_manager as leads')
        .whereRef('leads.company_id', '=', 'department.company_id')
        .whereRef('leads.department_id', '=', 'department.id')
        .select(
          sql<number[]>`coalesce(jsonb_agg(person_id order by sort_order, person_id), '[]')`.as(
            'ids',
          ),
        )
        .$asScalar()
        .$notNull()
        .as('managerIds'),
    ])
    .execute();
  return new Map(rows.map(({ id, version, ...state }) => [id, { version, state }]));
}

async function lockPeople(
  db: Db,
  companyId: number,
  ids: readonly number[],
): Promise<StructureSnapshot['people']> {
  const rows = await db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids))
    .select(['id', 'department_id as departmentId', 'version'])
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, version, ...state }) => [id, { version, state }]));
}
