import {
  type Expression,
  type Generated,
  type InsertObject,
  type RawBuilder,
  sql,
  type Transaction,
  type UpdateObject,
} from 'kysely';
import type { Db } from './database.ts';
import type { DatabaseSchema } from './schema.ts';

/** What every row of such a table has. */
interface RecordColumns {
  id: Generated<number>;
  company_id: number;
}

/** A table whose rows have an id and belong to a company. People are written by `write-people.ts` alone. */
export type RecordTableName = Exclude<
  {
    [Name in keyof DatabaseSchema]: DatabaseSchema[Name] extends RecordColumns ? Name : never;
  }[keyof DatabaseSchema],
  'person'
>;

/** Such a table in which people put the rows in an order. */
export type OrderedTableName = {
  [Name in RecordTableName]: DatabaseSchema[Name] extends { sort_order: unknown } ? Name : never;
}[RecordTableName];

/** A new row of a table; the company is known. */
export type NewRecord<Name extends RecordTableName> = Omit<
  InsertObject<DatabaseSchema, Name>,
  'company_id'
>;

/** What changes of a row; whose it is stays. */
export type RecordChanges<Name extends RecordTableName> = Omit<
  UpdateObject<DatabaseSchema, Name>,
  'id' | 'company_id'
>;

/** The rows of one company, one at a time. */
export interface RecordTable<Name extends RecordTableName> {
  has(id: number): Promise<boolean>;
  /** Whether a row has a value, such as a name that only one may have; the row of the id may. */
  isTaken(
    column: (keyof DatabaseSchema[Name] & string) | RawBuilder<string>,
    value: Expression<string>,
    exceptId?: number,
  ): Promise<boolean>;
  /** Tells the id. */
  insert(row: NewRecord<Name>): Promise<number>;
  update(id: number, changes: RecordChanges<Name>): Promise<void>;
  delete(id: number): Promise<void>;
}

/** The same where people put the rows in an order. */
export interface OrderedTable<Name extends OrderedTableName> extends RecordTable<Name> {
  /** Puts them in the order of their ids here. */
  order(ids: readonly number[]): Promise<void>;
}

/** What `version` becomes with a change that whoever edits the row has to know of. */
export const nextVersion: RawBuilder<number> = sql<number>`version + 1`;

/** Opens a table for one company; `db` has to be bound to the same one. */
export function recordTable<Name extends RecordTableName>(
  name: Name,
  db: Db,
  companyId: number,
): RecordTable<Name> {
  const records = db as unknown as Transaction<Record<RecordTableName, RecordColumns>>;
  const rows = () => records.selectFrom<RecordTableName>(name).where('company_id', '=', companyId);

  return {
    async has(id) {
      const row = await rows().select('id').where('id', '=', id).executeTakeFirst();
      return row !== undefined;
    },

    async isTaken(column, value, exceptId = 0) {
      const taken = typeof column === 'string' ? sql.ref<string>(column) : column;
      const other = await rows()
        .select('id')
        .where('id', '!=', exceptId)
        .where(taken, '=', value)
        .executeTakeFirst();
      return other !== undefined;
    },

    async insert(row) {
      const { id } = await records
        .insertInto<RecordTableName>(name)
        .values({ ...row, company_id: companyId })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async update(id, changes) {
      await records
        .updateTable<RecordTableName>(name)
        .set(changes)
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute();
    },

    async delete(id) {
      await records
        .deleteFrom<RecordTableName>(name)
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute();
    },
  };
}

/** The same of a table in which people put the rows in an order: a new one comes last. */
export function orderedTable<Name extends OrderedTableName>(
  name: Name,
  db: Db,
  companyId: number,
): OrderedTable<Name> {
  const records = recordTable(name, db, companyId);
  const table = sql.table(name);
  const next = sql<number>`(select coalesce(max(sort_order), -1) + 1 from ${table} where company_id = ${companyId})`;
  return {
    ...records,
    insert: (row) => records.insert({ ...row, sort_order: next }),
    async order(ids) {
      await sql`update ${table} set sort_order = array_position(${[...ids]}::bigint[], id)
        where company_id = ${companyId}`.execute(db);
    },
  };
}
