import { DAY } from '../access/duration.ts';

/** Days that a duration in milliseconds comes to, as it is told. */
export function daysIn(duration: number): number {
  return Math.round(duration / DAY);
}

/** Whole days from a day to another one, both YYYY-MM-DD. */
export function daysBetween(from: string, to: string): number {
  const noon = (day: string) => new Date(`${day}T12:00:00.000Z`).getTime();
  return Math.round((noon(to) - noon(from)) / DAY);
}
