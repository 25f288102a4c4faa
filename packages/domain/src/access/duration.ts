/** Durations in milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The moment that lies a duration after another. */
export function after(moment: Date, duration: number): Date {
  return new Date(moment.getTime() + duration);
}

/** The earlier of two moments. */
export function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
