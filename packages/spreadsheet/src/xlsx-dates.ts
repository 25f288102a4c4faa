/** The numbers of the formats that every spreadsheet has built in for dates and times, those of East Asia and Thailand too. */
const BUILT_IN = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
] as const;

/** What a format of dates and times is made of. */
const PART = /^(?:s{1,2}|m{1,5}|h{1,2}|d{1,4}|a{1,5}|p|am|pm|y{1,4}|e{1,4})$/;
/** Excel takes no longer one. */
const LONGEST_FORMAT = 255;

const DAY = 24 * 60 * 60 * 1000;
/** Days from what Excel counts from to 1970; it takes 1900 for a leap year. */
const DAYS_BEFORE_1970 = 25_569;
/** Days that workbooks which count from 1904 are behind. */
const DAYS_BEFORE_1904 = 1462;

/** Whether a number of this format is a date; custom formats have a code. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (BUILT_IN.some(([first, last]) => id >= first && id <= last)) return true;
  if (code === undefined || code.length > LONGEST_FORMAT) return false;
  const bare = code
    .toLowerCase()
    .replace(/;@$/, '')
    .replace(/\\./g, ' ')
    .replace(/"[^"]*"/g, ' ');
  return bare.split(';').some((section) => {
    const parts = section
      .replace(/(\[?[smhd]{1,2}\]?)[.,]00?0?/g, '$1')
      .replace(/\[([smhd]{1,2})\]/g, '$1')
      .replace(/\[[^\]]*\]/g, '')
      .split(/[^a-z0#?%]+/)
      .filter((part) => part !== '');
    return parts.length > 0 && parts.every((part) => PART.test(part));
  });
}

/** The moment of a date, which is stored as the days since 1900 or 1904. */
export function dateOfDays(days: number, isFrom1904: boolean): Date {
  const all = days + (isFrom1904 ? DAYS_BEFORE_1904 : 0);
  return new Date(Math.floor((all - DAYS_BEFORE_1970) * DAY));
}
