/** Milliseconds of a minute. */
export const minute = 60_000;

/** Milliseconds of a day. */
export const day = 24 * 60 * minute;

/** A moment so much later, or earlier. */
export function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}
