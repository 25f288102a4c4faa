import { type AliasableExpression, type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { refersToPerson } from '../../platform/db/refers-to-person.ts';
import type { PersonTies } from '../feature.ts';

/**
 * Whether something refers to the `person` of a query: what the features keep, a department that the person
 * leads, or somebody who names them as manager.
 */
export function hasTies(
  db: Db,
  companyId: number,
  ties: readonly PersonTies[],
): AliasableExpression<boolean> {
  return anyHolds([...tiesOf(db, companyId, ties), refersToPerson('person_manager', 'manager_id')]);
}

/** The same, but for those who name them as manager. */
export function hasTiesBesideReports(
  db: Db,
  companyId: number,
  ties: readonly PersonTies[],
): AliasableExpression<boolean> {
  return anyHolds(tiesOf(db, companyId, ties));
}

function tiesOf(db: Db, companyId: number, ties: readonly PersonTies[]): Expression<SqlBool>[] {
  return [
    ...ties.map((tie) => tie(db, companyId)),
    refersToPerson('department_manager', 'person_id'),
  ];
}

function anyHolds(all: readonly Expression<SqlBool>[]): AliasableExpression<boolean> {
  return sql<SqlBool & boolean>`(${sql.join(all, sql` or `)})`;
}
