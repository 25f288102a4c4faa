import type { ChartLine } from '../chart-frame-types.ts';

/** Props of {@link LinePoint}. */
export interface LinePointProps {
  line: ChartLine;
  x: number;
  y: number;
  /** Half of what it takes in each direction, in the units of the drawing. */
  radius: number;
  color?: string | undefined;
}

/** Around the middle, one unit in each direction. */
const CORNERS = {
  dashed: '-1,-1 1,-1 1,1 -1,1',
  dotted: '0,-1.3 1.3,1 -1.3,1',
  'dash-dotted': '0,-1.3 1.3,0 0,1.3 -1.3,0',
} as const;

/** A point of a line, in the shape that tells the line apart. */
export function LinePoint({ line, x, y, radius, color }: LinePointProps) {
  if (line === 'solid') return <circle cx={x} cy={y} r={radius} fill={color} />;
  const place = `translate(${x} ${y}) scale(${radius})`;
  return <polygon points={CORNERS[line]} transform={place} fill={color} />;
}
