import { sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';

/**
 * Links that were made for a person, for them as a manager or that were mailed to an address of theirs open nothing any
 * more, and say no longer where they went.
 */
export async function endLinksOfPerson(
  db: Db,
  { companyId, id, addresses }: { companyId: number; id: number; addresses: readonly string[] },
  now: Date,
): Promise<void> {
  await db
    .updateTable('link')
    .set({ mailed_to: null, expires_at: sql<Date>`least(expires_at, ${now})` })
    .where('company_id', '=', companyId)
    .where(({ or, eb, fn }) =>
      or([
        eb('person_id', '=', id),
        eb('manager_id', '=', id),
        eb(fn<string>('lower', ['mailed_to']), '=', anyOf(addresses)),
      ]),
    )
    .execute();
}
