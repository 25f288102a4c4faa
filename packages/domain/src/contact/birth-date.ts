import { isDay } from './day-text.ts';

/** The first year that a day of somebody's life may lie in. */
export const EARLIEST_YEAR = 1900;

/** What is said of a date that can't be one, in Brazilian Portuguese. */
export const BIRTH_DATE_FAULT_TEXT = 'Data de nascimento inválida';

/** Whether a date (`YYYY-MM-DD`) may be somebody's birth: it exists, lies in the past and is not before 1900. */
export function isBirthDate(date: string, today: Date): boolean {
  if (!isDay(date) || Number(date.slice(0, 4)) < EARLIEST_YEAR) return false;
  return new Date(`${date}T00:00:00Z`).getTime() < today.getTime();
}
