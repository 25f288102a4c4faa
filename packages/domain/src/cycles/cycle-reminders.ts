import { DAY } from '../access/duration.ts';
import { dateOnlyOf, startOfDay } from '../format/date.ts';
import { daysBetween } from '../format/days-between.ts';
import { type AwaitedAnswer, mailedRecentlyAfter } from '../reminders/reminder-due.ts';

/** Whom and when a cycle reminds. */
export interface CycleReminders {
  /** YYYY-MM-DD. */
  readonly dueOn: string;
  /** Days from the deadline; see `CycleDraft`. */
  readonly reminderDays: readonly number[];
}

/** What a new cycle begins with: a week before, a day before, on the day, and three days after. */
export const USUAL_REMINDER_DAYS: readonly number[] = [-7, -1, 0, 3];

/** Whether people of a cycle are reminded on a day. */
export function isCycleReminderDay({ dueOn, reminderDays }: CycleReminders, day: string): boolean {
  return reminderDays.includes(daysBetween(dueOn, day));
}

/**
 * Whether somebody is to be reminded on such a day: nobody who was mailed about it that day, and nobody whom staff had
 * reminded within 24 hours.
 */
export function isCycleReminderDue(
  {
    isOpen,
    isReachable,
    lastMailedAt,
    lastByHandAt,
  }: Pick<AwaitedAnswer, 'isOpen' | 'isReachable' | 'lastMailedAt' | 'lastByHandAt'>,
  now: Date,
): boolean {
  if (!isOpen || !isReachable) return false;
  if (lastByHandAt && lastByHandAt > mailedRecentlyAfter(now)) return false;
  return lastMailedAt < startOfDay(dateOnlyOf(now));
}

/** The days on which a cycle reminds, YYYY-MM-DD, in their order. */
export function cycleReminderDates({ dueOn, reminderDays }: CycleReminders): string[] {
  const noon = new Date(`${dueOn}T12:00:00.000Z`).getTime();
  return reminderDays
    .toSorted((one, other) => one - other)
    .map((days) => new Date(noon + days * DAY).toISOString().slice(0, 10));
}

/** A day of reminders in words: '7 dias antes', 'no dia do prazo', '1 dia depois'. */
export function describeReminderDay(days: number): string {
  if (days === 0) return 'no dia do prazo';
  const count = Math.abs(days);
  return `${count} ${count === 1 ? 'dia' : 'dias'} ${days < 0 ? 'antes' : 'depois'}`;
}
