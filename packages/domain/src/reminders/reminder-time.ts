import { DAY } from '../access/duration.ts';
import { dateOnlyOf, startOfDay } from '../format/date.ts';
import type { ReminderSettings } from './reminder-settings.ts';

const hourFormatter = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** A moment as the calendar and the clock in São Paulo have it. */
export interface LocalTime {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** 1 for Monday … 7 for Sunday. */
  readonly weekday: number;
  readonly hour: number;
}

/** Tells what time it is in São Paulo. */
export function localTimeOf(moment: Date): LocalTime {
  const day = dateOnlyOf(moment);
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return { day, weekday: weekday === 0 ? 7 : weekday, hour: Number(hourFormatter.format(moment)) };
}

/** Settings, and when they were last changed. */
export interface SavedReminderSettings extends ReminderSettings {
  readonly changedAt: Date | null;
}

/**
 * Whether reminders may leave: it is a day for them, and its hour has come. A server that was down at the hour sends
 * them later in the day. Settings that are changed after the hour hold from the next day on, so that nobody who saves
 * them in the evening sends mails at once.
 */
export function isReminderHour(settings: SavedReminderSettings, now: Date): boolean {
  const { isOn, weekdays, hour, changedAt } = settings;
  const local = localTimeOf(now);
  if (!isOn || !weekdays.includes(local.weekday) || local.hour < hour) return false;
  const changed = changedAt && localTimeOf(changedAt);
  return !changed || changed.day < local.day || changed.hour < hour;
}

/** The moment before which the last mail has to have been made: mails are counted by days, not by hours. */
export function remindedBefore(
  { afterDays }: Pick<ReminderSettings, 'afterDays'>,
  now: Date,
): Date {
  const today = new Date(`${dateOnlyOf(now)}T00:00:00.000Z`).getTime();
  const day = new Date(today - (afterDays - 1) * DAY).toISOString().slice(0, 10);
  return startOfDay(day);
}
