import { type Expression, type SqlBool, sql } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/**
 * Whether a row of a table refers to the `person` of a query by a column. `offset 0` has the database look for
 * one row a person, by index; without it, it may read the whole table once for all of them.
 */
export function refersToPerson(
  table: keyof DatabaseSchema,
  column: 'person_id' | 'manager_id',
): Expression<SqlBool> {
  const rows = sql.table(table);
  return sql<SqlBool>`exists (select from ${rows} where ${rows}.company_id = person.company_id
    and ${rows}.${sql.ref(column)} = person.id offset 0)`;
}
