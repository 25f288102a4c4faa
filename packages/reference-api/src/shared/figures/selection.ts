import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { isInCycle } from '../people/is-in-cycle.ts';
import { isOfAllMonths, type Period } from './period.ts';

/** The people and months that figures are of. What is left out leaves everything. */
export interface Selection extends Period {
  /** A department and all below it. */
  readonly departmentIds?: readonly number[] | undefined;
  readonly departmentId?: number | undefined;
  readonly positionId?: number | undefined;
  /** Of results, those of a cycle alone; there are no months then. */
  readonly cycleId?: number | undefined;
}

/** Whether `person` is of a selection's department and position. */
export function inPlace({ departmentIds, positionId }: Selection): RawBuilder<SqlBool> {
  const department = departmentIds
    ? sql<SqlBool>`person.department_id = any(${departmentIds}::bigint[])`
    : sql<SqlBool>`true`;
  return positionId
    ? sql<SqlBool>`${department} and person.position_id = ${positionId}`
    : department;
}

/** The active people of a selection, as a query. */
export function activePeople(db: Db, companyId: number, selection: Selection) {
  return db
    .selectFrom('person')
    .where('person.company_id', '=', companyId)
    .where('person.is_active', '=', true)
    .where(inPlace(selection));
}

/** How many people of a selection there are. */
export interface PeopleCounts {
  readonly all: number;
  readonly active: number;
}

/** Counts the people of a selection: with a cycle those who are in it. */
export function countPeople(
  db: Db,
  companyId: number,
  selection: Selection,
): Promise<PeopleCounts> {
  return db
    .selectFrom('person')
    .where('person.company_id', '=', companyId)
    .where(inPlace(selection))
    .$if(Boolean(selection.cycleId), (all) => all.where(isInCycle(selection.cycleId ?? 0)))
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('person.is_active', '=', true).as('active'),
    ])
    .executeTakeFirstOrThrow();
}

/** Whether a selection leaves everything. */
export function isWhole(selection: Selection): boolean {
  const { departmentId, positionId, cycleId } = selection;
  return isOfAllMonths(selection) && !departmentId && !positionId && !cycleId;
}
