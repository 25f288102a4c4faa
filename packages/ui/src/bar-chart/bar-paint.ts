import { tokenValue } from '../tokens/index.ts';
import type { BarPaint, BarSeries, BarTone } from './bar-chart-types.ts';

const LEAST_STRENGTH = 0.12;

/** The color of each series: its own, or a step of one color, so that what is in order looks so. */
export function paintsOf(series: readonly BarSeries[]): BarPaint[] {
  const last = series.length - 1;
  return series.map(({ color }, index) => ({
    color: color ?? tokenValue('color-chart-1'),
    strength:
      color !== undefined || last === 0
        ? 1
        : LEAST_STRENGTH + (1 - LEAST_STRENGTH) * (index / last),
  }));
}

const TONES: Readonly<Record<BarTone, string>> = {
  success: tokenValue('color-success'),
  warning: tokenValue('color-warning-fill'),
  danger: tokenValue('color-danger'),
};

/** The color of a bar of one part. */
export function colorOfTone(tone: BarTone | undefined, usual: string): string {
  return tone === undefined ? usual : TONES[tone];
}
