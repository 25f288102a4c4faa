import { useChartHeight, useChartWidth } from 'recharts';
import type { RadarColors } from '../radar-chart-types.ts';
import { wrapLabel } from '../wrap-label.ts';

/** Below this width names do not fit around the chart: numbers stand for them. */
const compactWidth = 420;
const fontSize = 12;
const lineHeight = 15;
const averageLetter = 6.4;
const longestLine = 22;

interface RadarTickProps {
  x: number;
  y: number;
  textAnchor: 'start' | 'middle' | 'end' | 'inherit';
  /** The axis' number, from 1. */
  number: number;
  label: string;
  /** How many lines the name may take. */
  maxLines: number;
  /** The values of the axis, already formatted. */
  values: string;
  colors: RadarColors;
}

/** The name of an axis with its values, wrapped into the room there is on its side. */
export function RadarTick(props: RadarTickProps) {
  const { x, y, textAnchor, number, label, maxLines, values, colors } = props;
  const width = useChartWidth() ?? 0;
  const height = useChartHeight() ?? 0;
  const isCompact = width < compactWidth;
  const room = textAnchor === 'start' ? width - x : textAnchor === 'end' ? x : width / 3;
  const letters = Math.min(longestLine, Math.max(8, Math.floor(room / averageLetter)));
  const lines = isCompact ? [String(number)] : [...wrapLabel(label, letters, maxLines), values];
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
