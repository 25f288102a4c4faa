import { dateOnlyOf } from '@aferir/domain';
import type { Db } from '../../../platform/db/database.ts';
import type { Expire } from '../../../platform/jobs/expiry.ts';
import { performanceMessages } from '../performance-messages.ts';

/** A week: a job that failed is tried for about a day. */
const keptFor = 7 * 24 * 60 * 60_000;

/** Forgets what was agreed on with a person after their reviews; that there was something stays. */
export async function forgetAgreements(db: Db, companyId: number, personId: number): Promise<void> {
  const { forgottenText } = performanceMessages;
  await db
    .updateTable('agreement')
    .set({ goal: forgottenText, action: forgottenText })
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .execute();
}

/** Days that are long over tell nobody any more who was mailed on them. */
export const expireAgreementMails: Expire = (db, companyId, now) =>
  db
    .deleteFrom('agreement_mail')
    .where('company_id', '=', companyId)
    .where('day', '<', dateOnlyOf(new Date(now.getTime() - keptFor)))
    .execute();
