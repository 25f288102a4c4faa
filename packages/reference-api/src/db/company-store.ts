import type { Db } from './database.ts';
import type { CompanyRow } from './platform-tables.ts';

/** The company that the transaction is bound to, if that is the one asked for. */
export function findCompany(db: Db, id: number): Promise<CompanyRow | undefined> {
  return db.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The company that the transaction is bound to; it is known to exist. */
export function readCompany(db: Db, id: number): Promise<CompanyRow> {
  return db.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
