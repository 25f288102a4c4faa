import { defineReading, type Operation } from '../../../operation/operation.ts';
import { countAwaited } from '../../../shared/reminders/by-hand.ts';
import { discReminders } from '../requests/disc-reminders.ts';
import { type DiscPeopleListed, remindedPeople } from '../requests/reminded-people.ts';

/** Counts whom a reminder would reach. */
export function getDiscReminderPreview(listed: DiscPeopleListed): Operation {
  const peopleOf = remindedPeople(listed);
  return defineReading('getDiscReminderPreview', async ({ query }, { db, company, now }) => ({
    data: await countAwaited({
      db,
      company,
      now,
      parts: [discReminders],
      ...(await peopleOf(db, company.id, query)),
    }),
  }));
}
