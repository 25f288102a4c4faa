import type { Db } from '../../platform/db/database.ts';

/** An address is somebody's no longer: links that were made for them, or about them, and mailed there open nothing any more. */
export async function endLinksToAddress(
  db: Db,
  { companyId, personId, address }: { companyId: number; personId: number; address: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('link')
    .set({ expires_at: now, revocation: 'readdressed' })
    .where('company_id', '=', companyId)
    .where(({ or, eb }) => or([eb('person_id', '=', personId), eb('manager_id', '=', personId)]))
    .where('origin', '=', 'mail')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['mailed_to']), '=', address))
    .where('expires_at', '>', now)
    .execute();
}
