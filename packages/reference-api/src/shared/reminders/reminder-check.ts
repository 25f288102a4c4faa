import { readCompany } from '../../platform/db/company-store.ts';
import type { Database } from '../../platform/db/database.ts';
import { findReminderTarget } from './due-reminders.ts';
import type { ReminderPart } from './reminder-part.ts';

/** Whether what a reminder is about still waits for whom it goes to. */
export type IsReminderWanted = (companyId: number, reminderId: number) => Promise<boolean>;

/** Makes the question that is asked of a reminder as its mail leaves, which may be hours after it was made. */
export function createReminderCheck(
  database: Database,
  parts: readonly ReminderPart[],
): IsReminderWanted {
  return (companyId, reminderId) =>
    database.reading(companyId, async (db) => {
      const reminder = await db
        .selectFrom('reminder')
        .select(['kind', 'response_id', 'person_id'])
        .where('company_id', '=', companyId)
        .where('id', '=', reminderId)
        .executeTakeFirst();
      const part = parts.find(({ kind }) => kind === reminder?.kind);
      if (!reminder || !part) return false;
      const company = await readCompany(db, companyId);
      const target = await findReminderTarget({ db, company }, part, {
        response_id: reminder.response_id,
        awaited_id: reminder.person_id,
      });
      return target?.isReachable ?? false;
    });
}
