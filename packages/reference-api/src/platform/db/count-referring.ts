import { type RawBuilder, sql } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/** How many rows of a table refer to the row of a query, which is called `to` there, by one of their columns. */
export function countReferring<Table extends keyof DatabaseSchema>(
  table: Table,
  column: keyof DatabaseSchema[Table] & string,
  to: string,
): RawBuilder<number> {
  return sql<number>`(select count(*) from ${sql.table(table)} as referring
    where referring.company_id = ${sql.ref(`${to}.company_id`)}
      and ${sql.ref(`referring.${column}`)} = ${sql.ref(`${to}.id`)})`;
}
