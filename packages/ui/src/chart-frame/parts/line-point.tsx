import type { ChartLine } from '../chart-frame-types.ts';
import { POINT_CORNERS } from '../chart-lines.ts';

/** Props of {@link LinePoint}. */
export interface LinePointProps {
  line: ChartLine;
  x: number;
  y: number;
  /** Half of what it takes in each direction, in the units of the drawing. */
  radius: number;
  color?: string | undefined;
}

/** A point of a line, in the shape that tells the line apart. */
export function LinePoint({ line, x, y, radius, color }: LinePointProps) {
  const corners = POINT_CORNERS[line];
  if (!corners) return <circle cx={x} cy={y} r={radius} fill={color} />;
  const place = `translate(${x} ${y}) scale(${radius})`;
  return <polygon points={corners} transform={place} fill={color} />;
}
