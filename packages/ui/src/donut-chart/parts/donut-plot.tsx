import { clsx } from 'clsx';
import { Pie, PieChart, Sector } from 'recharts';
import { LETTERS } from '../../chart-frame/letters.ts';
import { ChartLink } from '../../chart-frame/parts/chart-link.tsx';
import type { RenderLink } from '../../link/index.ts';
import { tokenValue } from '../../tokens/index.ts';
import type { DonutPart } from '../donut-chart-types.ts';
import { SIZE, shownSize } from '../donut-size.ts';
import styles from './donut-plot.module.css';

const RING = { inner: 66, outer: 104 };
/** A number has no room on a part that is smaller than this, of the whole. */
const LEAST_NUMBERED = 0.03;
const text = tokenValue('color-text');
const muted = tokenValue('color-text-muted');
const ground = tokenValue('color-surface');

/** Props of {@link DonutPlot}. */
export interface DonutPlotProps {
  parts: readonly DonutPart[];
  centerValue: string;
  centerLabel: string | undefined;
  renderLink: RenderLink;
}

/** The drawing itself. Kept in a chunk of its own because the chart library is large. */
export function DonutPlot({ parts, centerValue, centerLabel, renderLink }: DonutPlotProps) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  return (
    <PieChart
      width={SIZE}
      height={SIZE}
      accessibilityLayer={false}
      style={{
        width: shownSize,
        height: 'auto',
        aspectRatio: 1,
        marginInline: 'auto',
      }}
    >
      <Pie
        data={parts.map((part) => ({ ...part }))}
        dataKey="value"
        innerRadius={RING.inner}
        outerRadius={RING.outer}
        startAngle={90}
        endAngle={-270}
        rootTabIndex={-1}
        isAnimationActive={false}
        shape={({ index, cx, cy, innerRadius, outerRadius, startAngle, endAngle }) => {
          const part = parts[index];
          if (!part) return <g />;
          const sector = { cx, cy, innerRadius, outerRadius, startAngle, endAngle };
          const middle = (-Math.PI * ((startAngle ?? 0) + (endAngle ?? 0))) / 360;
          const radius = (RING.inner + RING.outer) / 2;
          return (
            <ChartLink href={part.href} label={part.name} renderLink={renderLink}>
              <Sector
                {...sector}
                className={clsx(styles.sector)}
                fill={part.color}
                fillOpacity={part.strength}
                stroke={ground}
                strokeWidth={2}
              />
              {part.value / whole < LEAST_NUMBERED ? null : (
                <text
                  x={Number(cx) + radius * Math.cos(middle)}
                  y={Number(cy) + radius * Math.sin(middle) + 5}
                  textAnchor="middle"
                  fontSize={LETTERS}
                  fontWeight={700}
                  fill={text}
                  stroke={ground}
                  strokeWidth={4}
                  style={{ paintOrder: 'stroke' }}
                >
                  {part.number}
                </text>
              )}
            </ChartLink>
          );
        }}
      />
      <text
        x={SIZE / 2}
        y={SIZE / 2 + (centerLabel ? 2 : 10)}
        textAnchor="middle"
        fontSize={28}
        fontWeight={700}
        fill={text}
      >
        {centerValue}
      </text>
      {centerLabel ? (
        <text x={SIZE / 2} y={SIZE / 2 + 22} textAnchor="middle" fontSize={12} fill={muted}>
          {centerLabel}
        </text>
      ) : null}
    </PieChart>
  );
}
