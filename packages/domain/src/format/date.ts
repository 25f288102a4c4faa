import { HOUR } from '../access/duration.ts';
import { byLanguage, DEFAULT_LANGUAGE, type Language } from '../language/index.ts';

const EMPTY = '-';
const HOURS_OF_DAY = 24;
const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;

const day = {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
} as const;
const formatter = new Intl.DateTimeFormat(DEFAULT_LANGUAGE, day);
// In English the month is a word: 03/04 is March to some who read it and April to others.
const wordyDay = { ...day, day: 'numeric', month: 'short' } as const;
const formatterIn = byLanguage(
  (language) => new Intl.DateTimeFormat(language, language === 'en' ? wordyDay : day),
);
const time = { hour: '2-digit', minute: '2-digit' } as const;
const momentFormatterIn = byLanguage((language) =>
  language === 'en'
    ? new Intl.DateTimeFormat(language, { ...wordyDay, ...time, hourCycle: 'h23' })
    : new Intl.DateTimeFormat(language, { ...day, ...time }),
);
const timeFormatter = new Intl.DateTimeFormat(DEFAULT_LANGUAGE, {
  timeZone: day.timeZone,
  ...time,
});

/**
 * Writes a date as dd/mm/yyyy, and as 'Mar 4, 2026' in English, as seen in São Paulo. A date without a time is written
 * as it stands. Nothing, nonsense and the year 0001 are '-'.
 */
export function formatDate(
  value: Date | string | null | undefined,
  language: Language = DEFAULT_LANGUAGE,
): string {
  if (!value) return EMPTY;
  const date = new Date(value);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() <= 1) return EMPTY;
  const dateOnly = typeof value === 'string' ? DATE_ONLY.exec(value) : null;
  if (dateOnly && language !== 'en') return `${dateOnly[3]}/${dateOnly[2]}/${dateOnly[1]}`;
  return formatterIn(language).format(dateOnly ? new Date(`${value}T12:00:00Z`) : date);
}

/** Writes a moment as dd/mm/yyyy, hh:mm, and as 'Mar 4, 2026, 14:05' in English, as seen in São Paulo; nothing is '-'. */
export function formatDateTime(
  value: Date | string | null,
  language: Language = DEFAULT_LANGUAGE,
): string {
  return value ? momentFormatterIn(language).format(new Date(value)) : EMPTY;
}

/** Writes when a moment is within its day, as hh:mm in São Paulo. */
export function formatTime(value: Date | string): string {
  return timeFormatter.format(new Date(value));
}

/** The day of a moment as YYYY-MM-DD, as seen in São Paulo. */
export function dateOnlyOf(moment: Date): string {
  return formatter.format(moment).split('/').toReversed().join('-');
}

/** The first moment of a day written as YYYY-MM-DD, as seen in São Paulo. */
export function startOfDay(day: string): Date {
  const midnight = new Date(`${day}T00:00:00.000Z`).getTime();
  let hour = 0;
  // The zone has been two hours and three behind UTC, and a day of summer time could begin at one.
  while (hour < HOURS_OF_DAY && dateOnlyOf(new Date(midnight + hour * HOUR)) !== day) hour += 1;
  return new Date(midnight + hour * HOUR);
}
