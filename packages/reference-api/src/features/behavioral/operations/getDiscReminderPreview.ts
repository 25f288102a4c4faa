import { defineReading } from '../../../operation/operation.ts';
import { countAwaited } from '../../../shared/reminders/by-hand.ts';
import { peopleAsked } from '../../../shared/reminders/people-asked.ts';
import { discRemindedList, discReminders } from '../requests/disc-reminders.ts';

/** Counts whom a reminder would reach. */
export const getDiscReminderPreview = defineReading(
  'getDiscReminderPreview',
  async ({ query }, { db, company, now }) => ({
    data: await countAwaited({
      db,
      company,
      now,
      parts: [discReminders],
      people: peopleAsked(db, company.id, discRemindedList, query),
    }),
  }),
);
