import {
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  sql,
  type Transaction,
} from 'kysely';

/**
 * Begins to insert one row or more that have the same columns. However many they are, they are one parameter: the statement has
 * one text, is prepared, and never carries more parameters than it can. Rows with bytes are parameters each, so that they have
 * to be few.
 */
export function insertRows<Schema, Name extends keyof Schema & string>(
  db: Transaction<Schema>,
  table: Name,
  rows: readonly Insertable<Schema[Name]>[],
): InsertQueryBuilder<Schema, Name, InsertResult> {
  const [first] = rows;
  if (!first) throw new TypeError(`There are no rows of ${table} to insert.`);
  // Bytes would be twice as long in JSON.
  if (rows.some(hasBytes)) return db.insertInto(table).values(rows);
  const columns = columnsOf(first);
  const names = columns.join();
  if (rows.some((row) => columnsOf(row).join() !== names)) {
    throw new TypeError(`Rows of ${table} have the same columns.`);
  }
  return db
    .insertInto(table)
    .columns(columns as (keyof Schema[Name] & string)[])
    .expression(
      sql`select ${sql.join(columns.map((column) => sql.ref(column)))}
        from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows, toJson)}::json)`,
    );
}

function hasBytes(row: object): boolean {
  return Object.values(row).some((value) => ArrayBuffer.isView(value));
}

/** In the order of the alphabet; what is left out, or undefined, the table has a value for. */
function columnsOf(row: object): string[] {
  return Object.entries(row)
    .flatMap(([column, value]) => (value === undefined ? [] : column))
    .toSorted();
}

/** Half a character is none in JSON; a parameter of text has the same mark in its place. */
function toJson(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
