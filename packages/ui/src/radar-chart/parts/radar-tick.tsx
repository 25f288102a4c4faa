import { useChartHeight, useChartWidth } from 'recharts';
import type { RadarColors } from '../radar-chart-types.ts';
import { type AxisLabel, axisLabelLines, fontSize, lineHeight } from './axis-label.ts';

interface RadarTickProps extends Omit<AxisLabel, 'chartWidth'> {
  y: number;
  colors: RadarColors;
}

/** The name of an axis with its values. */
export function RadarTick({ y, colors, ...label }: RadarTickProps) {
  const { x, textAnchor } = label;
  const chartWidth = useChartWidth() ?? 0;
  const height = useChartHeight() ?? 0;
  const lines = axisLabelLines({ ...label, chartWidth });
  const first = y + firstLineOffset(textAnchor, y < height / 2, lines.length);

  return (
    <text textAnchor={textAnchor} fontSize={fontSize} fill={colors.text} stroke="none">
      {lines.map((line, index) => {
        const lineY = first + index * lineHeight;
        return (
          <tspan key={lineY} x={x} y={lineY} fontWeight={index === lines.length - 1 ? 700 : 400}>
            {line}
          </tspan>
        );
      })}
    </text>
  );
}

/** Labels at the sides are centered on their axis; those above and below grow away from it. */
function firstLineOffset(textAnchor: string, isAbove: boolean, lines: number): number {
  if (textAnchor !== 'middle') return fontSize - (lines * lineHeight) / 2;
  return isAbove ? -(lines - 1) * lineHeight : fontSize;
}
