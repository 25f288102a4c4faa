/** A sheet of paper, in the units of the screen and of the PDF. */
export interface PageFormat {
  /** CSS pixels at 96 an inch. The height is rounded down: what is over would begin a new page. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Points at 72 an inch, as the PDF counts. */
  readonly widthPt: number;
  readonly heightPt: number;
}

/** The sheets that documents are laid out on. `wide` is 15 by 8.5 inches, for tables of many columns. */
export const PAGE_FORMATS = {
  a4: { widthPx: 794, heightPx: 1122, widthPt: 595.28, heightPt: 841.89 },
  'a4-landscape': { widthPx: 1123, heightPx: 793, widthPt: 841.89, heightPt: 595.28 },
  wide: { widthPx: 1440, heightPx: 815, widthPt: 1080, heightPt: 612 },
} as const satisfies Record<string, PageFormat>;

/** The name of a sheet of paper. */
export type PageFormatName = keyof typeof PAGE_FORMATS;

/** Turns CSS pixels into points. */
export function toPoints(pixels: number): number {
  const { widthPt, widthPx } = PAGE_FORMATS.a4;
  return (pixels * widthPt) / widthPx;
}
