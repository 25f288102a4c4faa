/** A sheet of A4, in the units of the screen and of the PDF. */
export const A4 = {
  /** CSS pixels at 96 an inch. The height is rounded down: what is over would begin a new page. */
  widthPx: 794,
  heightPx: 1122,
  /** Points at 72 an inch, as the PDF counts. */
  widthPt: 595.28,
} as const;

/** Turns CSS pixels into points. */
export function toPoints(pixels: number): number {
  return (pixels * A4.widthPt) / A4.widthPx;
}
