import { sql } from 'kysely';
import type { CompanyRow } from './company-tables.ts';
import type { Database, Db } from './database.ts';

/** Ids of all companies, for jobs that go through them one by one. */
export async function listCompanyIds(database: Database): Promise<number[]> {
  const { rows } = await database.inPlatform((db) =>
    sql<{ id: number }>`select id from list_companies()`.execute(db),
  );
  return rows.map(({ id }) => id);
}

/** The company that the transaction is bound to, if that is the one asked for. */
export function findCompany(db: Db, id: number): Promise<CompanyRow | undefined> {
  return db.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The company that the transaction is bound to; it is known to exist. */
export function readCompany(db: Db, id: number): Promise<CompanyRow> {
  return db.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
