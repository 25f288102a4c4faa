/** Letters and digits that nobody takes for one another when they are read off a screen. */
export const READABLE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Draws a whole number from 0 up to, and without, a limit; each as likely as the others. */
export type DrawNumber = (limit: number) => number;

/** Draws so many signs. */
export function drawSigns(count: number, draw: DrawNumber): string {
  return Array.from({ length: count }, () => READABLE_SIGNS[draw(READABLE_SIGNS.length)]).join('');
}
