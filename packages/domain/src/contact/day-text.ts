const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
/** What programs write behind a day that has no time. */
const MIDNIGHT = /[T ]0{1,2}:00(:00(\.0+)?)?Z?$/;
const CENTURY = 100;

/** Whether a text is a day of the calendar, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text;
}

/**
 * Reads a day as people and spreadsheets of Brazil write one, day first (`04/03/2024`, `4.3.24`) or as ISO 8601 has it;
 * undefined for anything else. Of two digits the year is the latest one that is at most a year ahead.
 */
export function toDay(text: string, today: Date): string | undefined {
  const told = text.trim().replace(MIDNIGHT, '');
  const yearFirst = YEAR_FIRST.exec(told);
  const [, day = '', month = '', year = ''] = yearFirst
    ? [told, yearFirst[3], yearFirst[2], yearFirst[1]]
    : (DAY_FIRST.exec(told) ?? []);
  const date = [fullYear(year, today), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isDay(date) ? date : undefined;
}

function fullYear(year: string, today: Date): string {
  if (year.length !== 2) return year;
  const latest = today.getUTCFullYear() + 1;
  const own = latest - (latest % CENTURY) + Number(year);
  return String(own > latest ? own - CENTURY : own);
}
