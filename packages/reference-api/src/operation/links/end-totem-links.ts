import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';

/** Has whoever came in at some totems be there no longer. */
export async function endTotemLinks(
  db: Db,
  companyId: number,
  totemIds: readonly number[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('link')
    .set({ expires_at: now })
    .where('company_id', '=', companyId)
    .where('totem_id', '=', anyOf(totemIds))
    .where('expires_at', '>', now)
    .execute();
}
