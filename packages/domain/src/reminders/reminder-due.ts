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
  /** Reminders that they got of it. */
  readonly reminders: number;
}

/** Whether somebody is to be reminded of something on the day of `now`. */
export function isReminderDue(
  { isOpen, isReachable, lastMailedAt, reminders }: AwaitedAnswer,
  settings: Pick<ReminderSettings, 'afterDays' | 'atMost'>,
  now: Date,
): boolean {
  if (!isOpen || !isReachable) return false;
  return reminders < settings.atMost && lastMailedAt < remindedBefore(settings, now);
}
