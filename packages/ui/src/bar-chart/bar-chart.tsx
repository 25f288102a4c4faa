import { clsx } from 'clsx';
import { chartFrameMessages } from '../chart-frame/chart-frame-messages.ts';
import type { ChartOptions, ChartTable } from '../chart-frame/index.ts';
import { ChartFrame } from '../chart-frame/index.ts';
import { type RenderLink, renderPlainLink } from '../link/render-link.tsx';
import { formatNumber } from '../number-format/number-format.ts';
import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import { useMessages, useUiMessages } from '../ui-messages/ui-messages-provider.tsx';
import type { BarSeries, ChartBar } from './bar-chart-types.ts';
import { paintsOf } from './bar-paint.ts';
import { sumOf } from './bar-sum.ts';
import { LazyBarPlot, renewBarPlot } from './parts/lazy-bar-plot.tsx';

/** Props of {@link BarChart}. */
export interface BarChartProps extends ChartOptions {
  /** The bars, from the top down. */
  bars: readonly ChartBar[];
  /** What their values count: one, or the parts of each bar. */
  series: readonly [BarSeries, ...BarSeries[]];
  /** The heading of what the bars stand for, in the table. */
  barHeading: string;
  /** What a bar from one end to the other would count. @default the longest bar */
  max?: number;
  /** Makes every bar as long as the others, so that its parts show as shares. @default false */
  isWhole?: boolean;
  /** How a value is written. @default with at most one decimal */
  formatValue?: (value: number) => string;
  /** The table, where the bars do not say all of it. @default the bars' values */
  table?: ChartTable;
  /** Draws the link of a bar with the app's router; every prop goes to the anchor. @default an anchor */
  renderLink?: RenderLink;
}

/** Values as bars beside each other, each of one part or of several. What each stands for is written above it. */
export function BarChart({
  bars,
  series,
  barHeading,
  max,
  isWhole = false,
  formatValue: givenFormat,
  table,
  renderLink = renderPlainLink,
  className,
  ...rest
}: BarChartProps) {
  const { language } = useUiMessages();
  const formatValue = givenFormat ?? ((value: number) => formatNumber(value, language));
  const { loading } = useMessages('chart', chartFrameMessages, rest.messages);
  const paints = paintsOf(series);
  const longest = Math.max(0, ...bars.map(({ values }) => sumOf(values)));
  return (
    <ChartFrame
      {...rest}
      className={clsx('aferir-bar-chart', className)}
      isEmpty={bars.length === 0}
      hasLinks={bars.some(({ href }) => href !== undefined)}
      onRedraw={renewBarPlot}
      table={
        table ?? {
          columns: [barHeading, ...series.map(({ name }) => name)],
          rows: bars.map(({ id, label, values }) => ({
            id,
            cells: [label, ...series.map((_, index) => formatValue(values[index] ?? 0))],
          })),
        }
      }
      {...(series.length > 1 && {
        chartKey: series.map(({ id, name, keyName }, index) => ({
          id,
          name: keyName ?? name,
          color: paints[index]?.color ?? '',
          strength: paints[index]?.strength ?? 1,
        })),
      })}
    >
      <LazyBarPlot
        fallback={
          <SkeletonGroup label={loading}>
            <Skeleton height={`${bars.length * 58}px`} />
          </SkeletonGroup>
        }
        bars={bars}
        series={series}
        paints={paints}
        max={(max ?? longest) || 1}
        isWhole={isWhole}
        formatValue={formatValue}
        renderLink={renderLink}
        endText={({ valueText, values }) => valueText ?? formatValue(sumOf(values))}
      />
    </ChartFrame>
  );
}
