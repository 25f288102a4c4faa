import type { Db } from '../../platform/db/database.ts';

/** Forgets the mails to a person, who is being deleted. */
export async function forgetMailsTo(
  db: Db,
  { companyId, personId }: { companyId: number; personId: number },
): Promise<void> {
  await db
    .deleteFrom('mail_message')
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .execute();
}
