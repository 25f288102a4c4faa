import type { ChartLine } from '../chart-frame-types.ts';

/** Props of {@link LinePoint}. */
export interface LinePointProps {
  line: ChartLine;
  x: number;
  y: number;
  /** Half of what it takes in each direction, in the units of the drawing. */
  radius: number;
  color?: string;
}

/** A point of a line, in the shape that tells the line apart. */
export function LinePoint({ line, x, y, radius, color }: LinePointProps) {
  const fill = color === undefined ? {} : { fill: color };
  if (line === 'solid') return <circle cx={x} cy={y} r={radius} {...fill} />;
  if (line === 'dashed') {
    const size = 2 * radius;
    return <rect x={x - radius} y={y - radius} width={size} height={size} {...fill} />;
  }
  const reach = radius * 1.3;
  const corners =
    line === 'dotted'
      ? [
          [x, y - reach],
          [x + reach, y + radius],
          [x - reach, y + radius],
        ]
      : [
          [x, y - reach],
          [x + reach, y],
          [x, y + reach],
          [x - reach, y],
        ];
  return <polygon points={corners.map((corner) => corner.join(',')).join(' ')} {...fill} />;
}
