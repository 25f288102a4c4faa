import { type Expression, type SqlBool, sql } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/**
 * Whether a row of a table refers to the `person` of a query by a column, of which there has to be an index
 * behind the company. It asks for the first at or behind the person, not for a match: where few people are
 * referred to by many rows, the database takes any row for a match, and for everybody else walks through all.
 */
export function refersToPerson(
  table: keyof DatabaseSchema,
  column: 'person_id' | 'manager_id',
): Expression<SqlBool> {
  const rows = sql.table(table);
  const id = sql`${rows}.${sql.ref(column)}`;
  return sql<SqlBool>`coalesce((select ${id} from ${rows} where ${rows}.company_id = person.company_id
    and ${id} >= person.id order by ${id} limit 1) = person.id, false)`;
}
