import { daysBetween } from '../format/days-between.ts';

/** On which days after they were asked those are reminded who have still to rate. */
export const RATER_NOTICE_DAYS = [3, 7] as const;

/** Whether somebody who was asked and has not rated everything is reminded on a day; each of the days once, also where one was missed. */
export function isRaterReminderDue(
  { askedOn, reminders }: { readonly askedOn: string; readonly reminders: number },
  today: string,
): boolean {
  const days = RATER_NOTICE_DAYS[reminders];
  return days !== undefined && daysBetween(askedOn, today) >= days;
}
