import { defineReading } from '../../../operation/operation.ts';
import { countAwaited } from '../../../shared/reminders/by-hand.ts';
import { peopleAsked } from '../../../shared/reminders/people-asked.ts';
import { remindedReviews, reviewRemindersByHand } from '../requests/reminders-by-hand.ts';

/** Counts whom a reminder would reach. */
export const getPerformanceReminderPreview = defineReading(
  'getPerformanceReminderPreview',
  async ({ query: { aQuem, ...asked } }, { db, company, now }) => ({
    data: await countAwaited({
      db,
      company,
      now,
      parts: reviewRemindersByHand[aQuem].parts,
      ...(await peopleAsked(db, company.id, remindedReviews, asked)),
    }),
  }),
);
