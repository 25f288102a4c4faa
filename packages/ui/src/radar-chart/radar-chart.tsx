import { clsx } from 'clsx';
import { useImperativeHandle, useRef } from 'react';
import { chartFrameMessages } from '../chart-frame/chart-frame-messages.ts';
import { CHART_LINES } from '../chart-frame/chart-lines.ts';
import type { ChartOptions } from '../chart-frame/index.ts';
import { ChartShell } from '../chart-frame/parts/chart-shell.tsx';
import { LazyDownloads } from '../chart-frame/parts/lazy-downloads.tsx';
import { formatNumber } from '../number-format/number-format.ts';
import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import { useMessages, useUiMessages } from '../ui-messages/ui-messages-provider.tsx';
import { LazyRadarPlot, renewPlot } from './parts/lazy-radar-plot.tsx';
import styles from './radar-chart.module.css';
import type { RadarChartMessages } from './radar-chart-messages.ts';
import { radarChartMessages } from './radar-chart-messages.ts';
import type { RadarLines, RadarScale } from './radar-chart-types.ts';
import { useRadarColors } from './use-radar-colors.ts';

/** Props of {@link RadarChart}. */
export interface RadarChartProps extends Omit<ChartOptions, 'messages'> {
  /** The names around the circle, three or more. */
  axes: readonly string[];
  /** The language of the axes, where it is not that of the page. */
  contentLang?: string | undefined;
  /** One line, or up to four to compare. */
  series: RadarLines;
  /** @default 0 to 100, a ring every 20 */
  scale?: RadarScale;
  /** Draws at once in this size with plain colors and without controls, for paper. */
  fixedSize?: { width: number; height: number };
  /** Replaces the texts the component says by itself. */
  messages?: Partial<RadarChartMessages>;
}

/** Values of one to four lines around a circle, with the same data as a table behind a button. */
export function RadarChart({
  axes,
  contentLang,
  series,
  scale = { max: 100, step: 20 },
  fixedSize,
  messages,
  className,
  ref,
  ...rest
}: RadarChartProps) {
  const { language } = useUiMessages();
  const { loading } = useMessages('chart', chartFrameMessages, messages);
  const texts = useMessages('radarChart', radarChartMessages, messages);
  const root = useRef<HTMLElement>(null);
  const colors = useRadarColors(root, fixedSize !== undefined);
  const isComparison = series.length > 1;
  const formatValue = (value: number | null) =>
    value === null ? texts.noValue : formatNumber(value, language);

  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, []);

  return (
    <ChartShell
      {...rest}
      {...(messages && { messages })}
      ref={root}
      data-paper={fixedSize ? true : undefined}
      className={clsx('aferir-radar-chart', styles.root, className)}
      isOnPaper={fixedSize !== undefined}
      onRedraw={renewPlot}
      Downloads={LazyDownloads}
      table={{
        columns: [texts.axis, ...series.map(({ name }) => name)],
        namesLang: contentLang,
        rows: axes.map((axis, index) => ({
          id: axis,
          cells: [
            `${index + 1}. ${axis}`,
            ...series.map(({ values }) => formatValue(values[index] ?? null)),
          ],
        })),
      }}
      {...(isComparison && {
        chartKey: series.map(({ id, name }, index) => ({
          id,
          name,
          color: colors.series[index] ?? colors.series[0],
          line: CHART_LINES[index] ?? 'solid',
        })),
      })}
    >
      {isComparison ? (
        <p className={styles.valueOrder}>{texts.valueOrder(series.map(({ name }) => name))}</p>
      ) : null}
      <div lang={contentLang} className={styles.plot}>
        <LazyRadarPlot
          fallback={
            <SkeletonGroup label={loading} className={styles.loading}>
              <Skeleton shape="circle" width="260px" />
            </SkeletonGroup>
          }
          axes={axes}
          series={series}
          scale={scale}
          colors={colors}
          size={fixedSize}
          formatValue={formatValue}
        />
      </div>
      <ol lang={contentLang} className={styles.axes} aria-hidden="true">
        {axes.map((axis, index) => (
          <li key={axis} className={styles.axesItem}>
            <span>{`${index + 1}. ${axis}`}</span>
            <b>{series.map((line) => formatValue(line.values[index] ?? null)).join(' · ')}</b>
          </li>
        ))}
      </ol>
    </ChartShell>
  );
}
