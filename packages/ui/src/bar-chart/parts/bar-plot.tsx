import { Fragment, useRef } from 'react';
import { Bar, BarChart as Chart, XAxis, YAxis } from 'recharts';
import { LETTERS } from '../../chart-frame/letters.ts';
import { ChartLink } from '../../chart-frame/parts/chart-link.tsx';
import { useRoom } from '../../chart-frame/use-room.ts';
import type { RenderLink } from '../../link/index.ts';
import { tokenValue } from '../../tokens/index.ts';
import type { BarPaint, BarSeries, ChartBar } from '../bar-chart-types.ts';
import { type BarPlace, barHeight, layOutBars, lineHeight, partText } from '../bar-layout.ts';
import { colorOfTone } from '../bar-paint.ts';
import { sumOf } from '../bar-sum.ts';
import styles from './bar-plot.module.css';

const USUAL_WIDTH = 640;
/** Half of what is between two bars, so that each can be pressed and none covers another. */
const AROUND = 6;
const text = tokenValue('color-text');
const muted = tokenValue('color-text-muted');
const linked = tokenValue('color-accent-text');
const ground = tokenValue('color-surface');
const track = tokenValue('color-surface-sunken');

/** Props of {@link BarPlot}. */
export interface BarPlotProps {
  bars: readonly ChartBar[];
  series: readonly BarSeries[];
  paints: readonly BarPaint[];
  /** What a bar from one end to the other would count. */
  max: number;
  /** Makes every bar with a value as long as the others. */
  isWhole: boolean;
  formatValue: (value: number) => string;
  /** What stands at the end of a bar. */
  endText: (bar: ChartBar) => string;
  renderLink: RenderLink;
}

/** The drawing itself. Kept in a chunk of its own because the chart library is large. */
export function BarPlot(props: BarPlotProps) {
  const { bars, series, paints, max, isWhole, formatValue, endText, renderLink } = props;
  const place = useRef<HTMLDivElement>(null);
  const { width, scale } = useRoom(place, { width: USUAL_WIDTH });
  const { places, height } = layOutBars(
    bars.map((bar) => ({ label: bar.label, note: bar.note, end: endText(bar) })),
    width,
  );
  const isStacked = series.length > 1;
  const points = bars.map(({ id, values }) => {
    const whole = isWhole ? sumOf(values) || 1 : max;
    return { id, shares: series.map((_, index) => (values[index] ?? 0) / whole) };
  });

  return (
    <div ref={place}>
      <Chart
        layout="vertical"
        data={points}
        width={width}
        height={height}
        margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
        style={{ width: width * scale, height: height * scale }}
        accessibilityLayer={false}
      >
        {bars.map((bar, index) => {
          const place = places[index];
          if (!place) return null;
          const end = endText(bar);
          return (
            <ChartLink key={bar.id} href={bar.href} renderLink={renderLink}>
              {bar.href === undefined ? null : <Ground place={place} width={width} />}
              <Words place={place} width={width} end={end} isLink={bar.href !== undefined} />
            </ChartLink>
          );
        })}
        <XAxis type="number" domain={[0, 1]} hide />
        <YAxis type="category" dataKey="id" hide />
        {series.map(({ id, name }, part) => (
          <Bar
            key={id}
            dataKey={({ shares }: (typeof points)[number]) => shares[part]}
            stackId="all"
            isAnimationActive={false}
            shape={({ x, width: length, index }) => {
              const bar = bars[index];
              const paint = paints[part];
              const place = places[index];
              if (!bar || !paint || !place || length <= 0) return <g />;
              return (
                <Part
                  x={x}
                  y={place.barTop}
                  length={length}
                  paint={
                    isStacked ? paint : { ...paint, color: colorOfTone(bar.tone, paint.color) }
                  }
                  words={
                    isStacked ? partText(name, formatValue(bar.values[part] ?? 0), length) : ''
                  }
                />
              );
            }}
          />
        ))}
      </Chart>
    </div>
  );
}

interface GroundProps {
  place: BarPlace;
  width: number;
}

/** What is pressed of a bar that leads somewhere: its words, itself, and a little around them. */
function Ground({ place: { top, barTop }, width }: GroundProps) {
  return (
    <rect
      className={styles.ground}
      x={-AROUND}
      y={top - AROUND}
      width={width + 2 * AROUND}
      height={barTop + barHeight - top + 2 * AROUND}
      rx={6}
      fill="transparent"
    />
  );
}

interface WordsProps extends GroundProps {
  end: string;
  isLink: boolean;
}

/** What is written of a bar, with a space between two lines to be read out, and the track under it. */
function Words({ place, width, end, isLink }: WordsProps) {
  const { top, lines, noteBeside, noteBelow, barTop } = place;
  const rows = noteBelow ? [...lines, noteBelow] : lines;
  return (
    <g>
      {rows.map((line, row) => (
        <Fragment key={line}>
          <text
            y={top + row * lineHeight + LETTERS}
            fontSize={LETTERS}
            fill={row < lines.length ? text : muted}
          >
            {line}
          </text>{' '}
        </Fragment>
      ))}
      <text x={width} y={top + LETTERS} textAnchor="end" fontSize={LETTERS} fill={text}>
        {noteBeside ? <tspan fill={muted}>{`${noteBeside} · `}</tspan> : null}
        <tspan fontWeight={700} {...(isLink && { fill: linked })}>
          {end}
        </tspan>
      </text>
      <rect y={barTop} width={width} height={barHeight} rx={4} fill={track} />
    </g>
  );
}

interface PartProps {
  x: number;
  y: number;
  length: number;
  paint: BarPaint;
  words: string;
}

function Part({ x, y, length, paint: { color, strength }, words }: PartProps) {
  const inside = {
    x: x + 0.5,
    y: y + 0.5,
    width: Math.max(1, length - 1),
    height: barHeight - 1,
    rx: 3.5,
  };
  return (
    <g pointerEvents="none">
      <rect {...inside} fill={ground} />
      <rect {...inside} fill={color} fillOpacity={strength} stroke={color} />
      {words ? (
        <text
          x={x + length / 2}
          y={y + barHeight / 2 + 4}
          textAnchor="middle"
          fontSize={12}
          fill={text}
          stroke={ground}
          strokeWidth={3}
          style={{ paintOrder: 'stroke' }}
        >
          {words}
        </text>
      ) : null}
    </g>
  );
}
