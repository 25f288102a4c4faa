import { wrapLabel } from '../../chart-frame/wrap-label.ts';

/** Below this width names do not fit around the chart: numbers stand for them. */
const compactWidth = 420;
const averageLetter = 6.4;
const longestLine = 22;
/** From the end of an axis to its label. */
const distance = 8;
/** What hangs below the line that letters stand on, and some air to the frame. */
const below = 10;

export const fontSize = 12;
export const lineHeight = 15;

/** A label around the circle, and the room that it has. */
export interface AxisLabel {
  textAnchor: 'start' | 'middle' | 'end' | 'inherit';
  x: number;
  chartWidth: number;
  /** The axis' number, from 1. */
  number: number;
  name: string;
  /** How many lines the name may take. */
  maxLines: number;
  /** The values of the axis, already formatted. */
  values: string;
}

/** The lines of a label: the name, wrapped into the room there is on its side, then the values. */
export function axisLabelLines(label: AxisLabel): string[] {
  const { textAnchor, x, chartWidth: width, number, name, maxLines, values } = label;
  if (width < compactWidth) return [String(number)];
  const room = textAnchor === 'start' ? width - x : textAnchor === 'end' ? x : width / 3;
  const letters = Math.min(longestLine, Math.max(8, Math.floor(room / averageLetter)));
  return [...wrapLabel(name, letters, maxLines), values];
}

/** How high a label of so many lines is above or below the circle, with its distance from it. */
export function axisLabelHeight(lines: number): number {
  return distance + fontSize + (lines - 1) * lineHeight + below;
}
