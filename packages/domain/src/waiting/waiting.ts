import { after, DAY, HOUR } from '../access/duration.ts';

/** How many of those that have waited longest are named; the others are counted. */
export const MOST_NAMED_WAITING = 3;

/** Whole days up to which something has waited a short and a medium time. */
export const WAITING_LIMITS = { short: 7, medium: 30 } as const;

/** How long something has waited. */
export type WaitingTime = 'short' | 'medium' | 'long';

/** Whole days since something began to wait; never less than none. */
export function waitingDays(since: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY));
}

/** How long a number of whole days is. */
export function waitingTime(days: number): WaitingTime {
  if (days <= WAITING_LIMITS.short) return 'short';
  return days <= WAITING_LIMITS.medium ? 'medium' : 'long';
}

/** The moments after which something began that has waited a short time, and at most a medium one. */
export function waitingSince(now: Date): Readonly<Record<Exclude<WaitingTime, 'long'>, Date>> {
  const since = (days: number) => after(now, -(days + 1) * DAY);
  return { short: since(WAITING_LIMITS.short), medium: since(WAITING_LIMITS.medium) };
}

/** The moment before which a mail was made that should have got out by now. */
export function mailOverdueSince(now: Date): Date {
  return after(now, -HOUR);
}
