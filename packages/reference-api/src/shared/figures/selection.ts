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

/** Which of some selections the `person` of a query is in. */
export interface SelectionOfPerson {
  /** Its index. */
  readonly number: RawBuilder<number>;
  /** What the query has to join for it. */
  readonly join: RawBuilder<unknown>;
  /** Whether they are in one at all. */
  readonly isAny: RawBuilder<SqlBool>;
}

/** Tells which of some selections a person is in, which differ in nothing but their departments, none of them inside of another. */
export function selectionOfPerson(selections: readonly Selection[]): SelectionOfPerson {
  const [first = {}, ...others] = selections;
  if (others.length === 0) {
    return { number: sql<number>`0`, join: sql``, isAny: inPlace(first) };
  }
  const numbers = new Map(
    selections.flatMap(({ departmentIds = [] }, index) =>
      departmentIds.map((id) => [id, index] as const),
    ),
  );
  return {
    number: sql<number>`chosen.number`,
    join: sql`join ${numbered(numbers)} as chosen on chosen.id = person.department_id`,
    isAny: inPlace({ positionId: first.positionId }),
  };
}

/** Counts the people of each of some selections: with a cycle those who are in it. */
export async function countPeople(
  db: Db,
  companyId: number,
  selections: readonly Selection[],
): Promise<readonly PeopleCounts[]> {
  const { number, join, isAny } = selectionOfPerson(selections);
  const cycleId = selections[0]?.cycleId;
  const { rows } = await sql<PeopleCounts & { readonly selection: number }>`
    select ${number} as selection, count(*) as "all", count(*) filter (where person.is_active) as active
    from person ${join}
    where person.company_id = ${companyId} and ${isAny} and ${cycleId ? isInCycle(cycleId) : sql`true`}
    group by 1`.execute(db);
  const counts = new Map(rows.map(({ selection, all, active }) => [selection, { all, active }]));
  return selections.map((_, index) => counts.get(index) ?? { all: 0, active: 0 });
}

/**
 * Ids with a number each, as a table. No id comes twice, but of a bare list the engine expects that many do, and looks
 * its few rows up among the people instead of each person among them.
 */
export function numbered(numbers: ReadonlyMap<number, number>): RawBuilder<unknown> {
  return sql`(select distinct on (id) id, number
    from unnest(${[...numbers.keys()]}::bigint[], ${[...numbers.values()]}::integer[])
      as listed (id, number))`;
}

/** Whether a selection leaves everything. */
export function isWhole(selection: Selection): boolean {
  const { departmentId, positionId, cycleId } = selection;
  return isOfAllMonths(selection) && !departmentId && !positionId && !cycleId;
}
