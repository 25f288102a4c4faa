import {
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  sql,
  type Transaction,
} from 'kysely';

/**
 * Begins to insert rows that have the same columns. However many they are, they are one parameter: the statement has one
 * text, is prepared, and never carries more parameters than it can.
 */
export function insertRows<Schema, Name extends keyof Schema & string>(
  db: Transaction<Schema>,
  table: Name,
  rows: readonly Insertable<Schema[Name]>[],
): InsertQueryBuilder<Schema, Name, InsertResult> {
  // Bytes would be twice as long in JSON.
  if (rows.some(hasBytes)) return db.insertInto(table).values(rows);
  const columns = columnsOf(rows[0] ?? {});
  const names = columns.join();
  if (rows.some((row) => columnsOf(row).join() !== names)) {
    throw new TypeError(`Rows of ${table} have the same columns, in one order.`);
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

/** What is left out, or undefined, the table has a value for. */
function columnsOf(row: object): string[] {
  return Object.entries(row).flatMap(([column, value]) => (value === undefined ? [] : column));
}

/** Half a character is none in JSON; a parameter of text has the same mark in its place. */
function toJson(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
