import { dateOnlyOf } from '../format/date.ts';
import { EARLIEST_YEAR } from './birth-date.ts';
import { isDay, toDay } from './day-text.ts';

/** Why a text is no day on which somebody was hired; {@link HIRING_DAY_FAULT_TEXTS} has the words. */
export type HiringDayFault = 'unreadable' | 'too-early' | 'before-birth' | 'too-far-ahead';

/** What is said of each, in Brazilian Portuguese. */
export const HIRING_DAY_FAULT_TEXTS: Readonly<Record<HiringDayFault, string>> = {
  unreadable: 'Data de admissão inválida',
  'too-early': 'A data de admissão não pode ser anterior a 1900.',
  'before-birth': 'A data de admissão não pode ser anterior à data de nascimento.',
  'too-far-ahead': 'A data de admissão pode ser no máximo daqui a um ano.',
};

/**
 * Finds why a date (`YYYY-MM-DD`) can't be the day on which somebody was hired: it has to exist, from 1900 and from the
 * birth on, where that is known, and at most a year ahead. Null where it can.
 */
export function findHiringDayFault(
  date: string,
  today: Date,
  bornOn: string | null = null,
): HiringDayFault | null {
  if (!isDay(date)) return 'unreadable';
  if (Number(date.slice(0, 4)) < EARLIEST_YEAR) return 'too-early';
  if (bornOn !== null && date < bornOn) return 'before-birth';
  return date > aYearAfter(dateOnlyOf(today)) ? 'too-far-ahead' : null;
}

/** What is said of a date that can't be the day of hiring; undefined where it can. */
export function hiringDayProblem(
  date: string,
  today: Date,
  bornOn: string | null = null,
): string | undefined {
  const fault = findHiringDayFault(date, today, bornOn);
  return fault === null ? undefined : HIRING_DAY_FAULT_TEXTS[fault];
}

/** The same of a day in whatever form the cell of a sheet has it. */
export function findHiringTextFault(text: string, today: Date): HiringDayFault | null {
  return findHiringDayFault(toDay(text, today) ?? '', today);
}

/** The same day of the next year; where that has no 29 February the text still compares as one. */
function aYearAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}
