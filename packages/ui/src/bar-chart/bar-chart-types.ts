/** What the color of a bar means; its note says it in words. */
export type BarTone = 'success' | 'warning' | 'danger';

/** One bar. */
export interface ChartBar {
  id: string;
  /** What it stands for. */
  label: string;
  /** How long it is: a value for each series, in their order. */
  values: readonly number[];
  /** What stands at its end. @default its values, or their sum */
  valueText?: string;
  /** A word or two on it, such as 'Resposta certa'. */
  note?: string;
  /** Colors it; without effect where it has several parts. */
  tone?: BarTone;
  /** Where it leads: to what it counts. */
  href?: string | undefined;
}

/** What the values of a bar count: one, or the parts that make a bar up. */
export interface BarSeries {
  id: string;
  /** Its name, short enough for the part that it stands on. */
  name: string;
  /** What the key says, where that is more. @default the name */
  keyName?: string;
  /** Its color: `tokenValue('color-chart-2')` and the like. @default a step of one color, from light to full */
  color?: string;
}

/** How a series is painted. */
export interface BarPaint {
  color: string;
  /** How much of the color there is, 0 to 1. */
  strength: number;
}
