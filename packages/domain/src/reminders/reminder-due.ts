import { after, DAY } from '../access/duration.ts';
import type { ReminderSettings } from './reminder-settings.ts';
import { remindedBefore } from './reminder-time.ts';

/** Something that waits for somebody, and what was mailed about it. */
export interface AwaitedAnswer {
  /** Whether it still waits for them: neither done nor closed. */
  readonly isOpen: boolean;
  /** Whether they are active and have an address. */
  readonly isReachable: boolean;
  /** When it was last mailed to them, by whomever; where it never was, since when it waits for them. */
  readonly lastMailedAt: Date;
  /** When staff last had something of its kind mailed to them once more; undefined where nobody did. */
  readonly lastByHandAt?: Date | undefined;
  /** Reminders that they got of it by themselves. */
  readonly reminders: number;
}

/** The moment after which whoever was mailed is not mailed again: nobody is reminded twice in 24 hours. */
export function mailedRecentlyAfter(now: Date): Date {
  return after(now, -DAY);
}

/** Whether somebody is to be reminded of something on the day of `now`. */
export function isReminderDue(
  { isOpen, isReachable, lastMailedAt, lastByHandAt, reminders }: AwaitedAnswer,
  settings: Pick<ReminderSettings, 'afterDays' | 'atMost'>,
  now: Date,
): boolean {
  if (!isOpen || !isReachable) return false;
  if (lastByHandAt && lastByHandAt > mailedRecentlyAfter(now)) return false;
  return reminders < settings.atMost && lastMailedAt < remindedBefore(settings, now);
}
