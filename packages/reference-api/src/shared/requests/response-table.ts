import type { Generated, Selectable, Transaction } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { DefaultTimestamp } from '../../platform/db/column-types.ts';
import type { Db } from '../../platform/db/database.ts';
import type { InCompany } from '../../platform/db/in-company.ts';
import type { DatabaseSchema } from '../../platform/db/schema.ts';

/** What the table of every kind of response holds. */
export interface ResponseColumns {
  id: Generated<number>;
  company_id: number;
  person_id: number;
  requested_by: number | null;
  mailed_to: string;
  sent_at: DefaultTimestamp;
  finished_at: Date | null;
  closed_at: Date | null;
  /** The cycle that it is part of; null: none. */
  cycle_id: number | null;
}

/** A feature's table of responses. */
export type ResponseTableName = {
  [Name in keyof DatabaseSchema]: DatabaseSchema[Name] extends ResponseColumns ? Name : never;
}[keyof DatabaseSchema];

/** A response of one kind. */
export type ResponseRowOf<Name extends ResponseTableName> = Selectable<DatabaseSchema[Name]>;

/** The transaction as whoever asks of a response only what every kind has. */
export function inAnyKind(db: Db) {
  return db as unknown as Transaction<Record<ResponseTableName, ResponseColumns>>;
}

/** Has whoever answers, cancels or renews links of some responses of one kind wait until the transaction ends; those that are there. */
export async function holdResponses(
  { db, company }: InCompany,
  table: ResponseTableName,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await inAnyKind(db)
    .selectFrom(table)
    .select('id')
    .where('company_id', '=', company.id)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Tells when some responses of one kind were sent, by id. */
export function sentAtIn(
  table: ResponseTableName,
): (db: Db, companyId: number, ids: readonly number[]) => Promise<ReadonlyMap<number, Date>> {
  return async (db, companyId, ids) => {
    const rows = await inAnyKind(db)
      .selectFrom(table)
      .where('company_id', '=', companyId)
      .where('id', 'in', [0, ...ids])
      .select(['id', 'sent_at'])
      .execute();
    return new Map(rows.map(({ id, sent_at }) => [id, sent_at]));
  };
}
