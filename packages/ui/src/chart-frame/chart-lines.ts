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
