import { isReminderHour, localTimeOf } from '@aferir/domain';
import { sql } from 'kysely';
import type { Services } from '../../operation/context.ts';
import { reminderSettingsOf } from './company-reminders.ts';

/** What it takes to see whose hour has come. */
export type ReminderServices = Pick<Services, 'database' | 'clock' | 'jobs'>;

/**
 * Has the reminders sent of the companies whose hour has come and that have not begun today. The day is marked in the
 * transaction that enqueues the job, so of all processes that look one begins.
 */
export async function beginReminders({ database, clock, jobs }: ReminderServices): Promise<void> {
  const now = clock.now();
  const { day, weekday, hour } = localTimeOf(now);
  const { rows } = await database.inPlatform((db) =>
    sql<{ id: number }>`select id from companies_to_remind(${day}, ${weekday}, ${hour})`.execute(
      db,
    ),
  );
  for (const { id: companyId } of rows) {
    await database.inCompany(companyId, async (db) => {
      const company = await db
        .selectFrom('company')
        .selectAll()
        .where('id', '=', companyId)
        .where('reminders_begun_on', 'is distinct from', day)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!company || !isReminderHour(reminderSettingsOf(company), now)) return;
      await db
        .updateTable('company')
        .set({ reminders_begun_on: day })
        .where('id', '=', companyId)
        .execute();
      await jobs.enqueue(db, 'send-reminders', [{ companyId, day }]);
    });
  }
}
