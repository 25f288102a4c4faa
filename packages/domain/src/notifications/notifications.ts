import { after, DAY } from '../access/duration.ts';
import { dateOnlyOf } from '../format/date.ts';

/** Whole days that a notification is kept. */
export const NOTIFICATION_DAYS = 90;

/** The highest number of unread notifications that is told; from there on it is 'more than that'. */
export const MOST_UNREAD_TOLD = 99;

/** The first day, `YYYY-MM-DD` in São Paulo, of which notifications are still shown. */
export function firstNotificationDay(now: Date): string {
  return dateOnlyOf(after(now, -NOTIFICATION_DAYS * DAY));
}

/** The moment before which notifications have served their time: their day is not shown any more. */
export function notificationsExpireBefore(now: Date): Date {
  return after(now, -(NOTIFICATION_DAYS + 1) * DAY);
}

/** How many notifications are unread, as a mark tells it: '3', '99+'. */
export function unreadLabel(count: number): string {
  return count > MOST_UNREAD_TOLD ? `${MOST_UNREAD_TOLD}+` : String(count);
}
