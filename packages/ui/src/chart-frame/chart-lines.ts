import type { ChartLine } from './chart-frame-types.ts';

/** All lines, in the order in which a chart takes them. */
export const CHART_LINES = [
  'solid',
  'dashed',
  'dotted',
  'dash-dotted',
] as const satisfies readonly ChartLine[];

/** The dashes and gaps of each that has some, in pixels. */
export const CHART_DASHES: Readonly<Partial<Record<ChartLine, string>>> = {
  dashed: '6 4',
  dotted: '2 3',
  'dash-dotted': '9 3 2 3',
};

/** The corners of a line's point around the middle, one unit in each direction; that of the solid one is round. */
export const POINT_CORNERS: Readonly<Partial<Record<ChartLine, string>>> = {
  dashed: '-1,-1 1,-1 1,1 -1,1',
  dotted: '0,-1.3 1.3,1 -1.3,1',
  'dash-dotted': '0,-1.3 1.3,0 0,1.3 -1.3,0',
};

/**
 * A line in a key, in pixels: it comes from both ends towards its point, and leaves the point free, so that dashes and
 * point are seen apart. Each part is as long as the longest pattern.
 */
export const KEY_LINE = {
  width: 48,
  height: 12,
  radius: 4,
  parts: [
    [0, 17],
    [48, 31],
  ],
} as const;
