import { useRef } from 'react';
import type { RadarPoint } from 'recharts';
import {
  RadarChart as Chart,
  PolarAngleAxis,
  PolarGrid,
  PolarRadiusAxis,
  Polygon,
  Radar,
} from 'recharts';
import { CHART_DASHES, CHART_LINES } from '../../chart-frame/chart-lines.ts';
import { LinePoint } from '../../chart-frame/parts/line-point.tsx';
import { useRoom } from '../../chart-frame/use-room.ts';
import type { RadarColors, RadarScale, RadarSeries } from '../radar-chart-types.ts';
import { axisLabelHeight, axisLabelLines } from './axis-label.ts';
import styles from './radar-plot.module.css';
import { RadarTick } from './radar-tick.tsx';

const mostRingLabels = 7;
const crowdedFrom = 8;
const largestShare = 0.7;
const usual = { width: 640, height: 420 };

export interface RadarPlotProps {
  axes: readonly string[];
  series: readonly RadarSeries[];
  scale: RadarScale;
  colors: RadarColors;
  /** A fixed size for paper; without it the plot fills its place. */
  size: { width: number; height: number } | undefined;
  formatValue: (value: number | null) => string;
}

/** The drawing itself. Kept in a chunk of its own because the chart library is large. */
export function RadarPlot({ axes, series, scale, colors, size, formatValue }: RadarPlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place, usual);
  const { width, height } = size ?? room;
  const points = axes.map((axis, index) => ({
    axis,
    values: series.map((line) => line.values[index] ?? null),
  }));
  const rings = Array.from({ length: scale.max / scale.step + 1 }, (_, ring) => ring * scale.step);
  const labelEvery = rings.length > mostRingLabels ? 2 * scale.step : scale.step;
  const maxLines = axes.length > crowdedFrom ? 2 : 3;

  const chart = (
    <Chart
      data={points}
      outerRadius={size ? radiusOnPaper(size, axes, maxLines) : `${100 * largestShare}%`}
      accessibilityLayer={false}
      width={width}
      height={height}
      {...(!size && { style: { width: width * room.scale, height: height * room.scale } })}
    >
      <PolarGrid stroke={colors.grid} />
      <PolarRadiusAxis
        domain={[0, scale.max]}
        ticks={rings}
        angle={90}
        axisLine={false}
        tick={({ x, y, payload }) =>
          payload.value % labelEvery === 0 ? (
            <text x={x} y={y} dx={-6} dy={4} textAnchor="end" fontSize={11} fill={colors.mutedText}>
              {payload.value}
            </text>
          ) : null
        }
      />
      {series.map((line, index) => {
        const color = colors.series[index] ?? colors.series[0];
        const shape = CHART_LINES[index] ?? 'solid';
        const dashes = CHART_DASHES[shape];
        const hasValue = (_point: unknown, axis: number) => typeof line.values[axis] === 'number';
        return (
          <Radar
            key={line.id}
            name={line.name}
            dataKey={(point: (typeof points)[number]) => point.values[index]}
            stroke={color}
            fill={color}
            fillOpacity={index === 0 ? 0.18 : 0.06}
            strokeWidth={2}
            {...(dashes !== undefined && { strokeDasharray: dashes })}
            // A missing value is left out; the library alone would draw it as zero.
            shape={({ points: corners, ...polygon }: { points: RadarPoint[] }) => (
              <Polygon {...polygon} points={corners.filter(hasValue)} />
            )}
            dot={(dot) =>
              hasValue(dot, dot.index) ? (
                <LinePoint
                  key={dot.key}
                  line={shape}
                  x={Number(dot.cx)}
                  y={Number(dot.cy)}
                  radius={3.5}
                  color={color}
                />
              ) : null
            }
            isAnimationActive={false}
          />
        );
      })}
      <PolarAngleAxis
        dataKey="axis"
        tickLine={false}
        axisLine={false}
        tick={({ x, y, textAnchor, index }) => (
          <RadarTick
            x={Number(x)}
            y={Number(y)}
            textAnchor={textAnchor}
            number={index + 1}
            name={axes[index] ?? ''}
            maxLines={maxLines}
            values={points[index]?.values.map(formatValue).join(' · ') ?? ''}
            colors={colors}
          />
        )}
      />
    </Chart>
  );

  return size ? (
    chart
  ) : (
    <div ref={place} className={styles.room}>
      {chart}
    </div>
  );
}

// Paper shows nothing outside of the drawing: the circle leaves room for the names above and below.
function radiusOnPaper(
  { width, height }: { width: number; height: number },
  axes: readonly string[],
  maxLines: number,
): number {
  const vertical = [0, axes.length / 2].flatMap((index) => axes[index] ?? []);
  const heights = vertical.map((name) => {
    const label = { textAnchor: 'middle', x: width / 2, chartWidth: width, name } as const;
    return axisLabelHeight(axisLabelLines({ ...label, number: 1, maxLines, values: '' }).length);
  });
  const largest = (largestShare * Math.min(width, height)) / 2;
  return Math.min(largest, height / 2 - Math.max(...heights));
}
