import type { DrawingPart } from './page-parts.ts';

/** A sheet of paper, lying. */
export type PageFormat = 'A4' | 'A3';

/** In millimeters. */
export const sheets: Readonly<Record<PageFormat, { width: number; height: number }>> = {
  A4: { width: 297, height: 210 },
  A3: { width: 420, height: 297 },
};

/** Around what is on a page, and what its title takes, in millimeters. */
export const pageMargin = 10;
export const pageTitle = 8;

/** Millimeters of a pixel: the smallest text, of 12 pixels, can still be read in 5.5 points; nothing is larger than on screen. */
export const pageScales = { least: (5.5 * 25.4) / 72 / 12, most: 25.4 / 96 };

/** Above a part, where its path stands, and below it, where it says where it goes on; in pixels of the drawing. */
export const partPath = { gap: 12, height: 40 };
const NOTE = 36;

/** What is left of a page for a drawing, in millimeters. */
export function roomOn(format: PageFormat): { width: number; height: number } {
  const { width, height } = sheets[format];
  return { width: width - 2 * pageMargin, height: height - 2 * pageMargin - pageTitle };
}

/** What a part takes, with what is said above and below it, in pixels of the drawing. */
export function roomOf({ layout: { bounds } }: Pick<DrawingPart, 'layout'>): {
  width: number;
  height: number;
} {
  const { left, top, right, bottom } = bounds;
  return { width: right - left, height: partPath.height + bottom - top + NOTE };
}

/** How large a part may be to stand alone on a page that can be read, in pixels of the drawing. */
export function mostOn(format: PageFormat): { width: number; height: number } {
  const { width, height } = roomOn(format);
  return {
    width: width / pageScales.least,
    height: height / pageScales.least - partPath.height - NOTE,
  };
}
