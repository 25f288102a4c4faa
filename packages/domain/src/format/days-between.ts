import { DAY } from '../access/duration.ts';

/** Whole days from a day to another one, both YYYY-MM-DD. */
export function daysBetween(from: string, to: string): number {
  const noon = (day: string) => new Date(`${day}T12:00:00.000Z`).getTime();
  return Math.round((noon(to) - noon(from)) / DAY);
}
