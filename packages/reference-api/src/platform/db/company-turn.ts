import type { Db } from './database.ts';

/**
 * Lets those who change the same of a company take turns: until the transaction ends, nobody else who asks
 * for a turn gets one. What they go by is read after it.
 */
export async function takeTurnInCompany(db: Db, companyId: number): Promise<void> {
  await db
    .selectFrom('company')
    .select('id')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
