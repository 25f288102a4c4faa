import { clsx } from 'clsx';
import { ChartPie } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import { ChartBoundary } from './parts/chart-boundary.tsx';
import { LazyRadarPlot, renewPlot } from './parts/lazy-radar-plot.tsx';
import { RadarDataTable } from './parts/radar-data-table.tsx';
import { RadarKey } from './parts/radar-key.tsx';
import styles from './radar-chart.module.css';
import type { RadarChartMessages } from './radar-chart-messages.ts';
import { radarChartMessages } from './radar-chart-messages.ts';
import type { RadarScale, RadarSeries } from './radar-chart-types.ts';
import { useRadarColors } from './use-radar-colors.ts';

export interface RadarChartProps extends Omit<ComponentProps<'figure'>, 'title'> {
  /** What the chart is about. */
  title: string;
  /** One sentence that says what to see in it. */
  summary: string;
  /** The names around the circle, three or more. */
  axes: readonly string[];
  /** One line, or two to compare. */
  series: readonly [RadarSeries] | readonly [RadarSeries, RadarSeries];
  /** @default 0 to 100, a ring every 20 */
  scale?: RadarScale;
  /** Draws at once in this size with plain colors and without controls, for paper. */
  fixedSize?: { width: number; height: number };
  /** The heading level that fits the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Replaces the texts the component says by itself. */
  messages?: Partial<RadarChartMessages>;
}

const numberFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** Values of one or two lines around a circle, with the same data as a table behind a button. */
export function RadarChart({
  title,
  summary,
  axes,
  series,
  scale = { max: 100, step: 20 },
  fixedSize,
  headingLevel = 3,
  messages,
  className,
  ref,
  ...rest
}: RadarChartProps) {
  const texts = { ...radarChartMessages, ...messages };
  const titleId = useId();
  const tableId = useId();
  const root = useRef<HTMLElement>(null);
  const colors = useRadarColors(root, fixedSize !== undefined);
  const [attempt, setAttempt] = useState(0);
  const [isTableOpen, setIsTableOpen] = useState(false);
  const [first, second] = series;
  const Heading = `h${headingLevel}` as const;
  const formatValue = (value: number | null) =>
    value === null ? texts.noValue : numberFormat.format(value);

  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, []);

  function retry() {
    renewPlot();
    setAttempt(attempt + 1);
  }

  return (
    <figure
      aria-labelledby={titleId}
      {...rest}
      ref={root}
      data-paper={fixedSize ? true : undefined}
      className={clsx('aferir-radar-chart', styles.root, className)}
    >
      <figcaption>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.summary}>{summary}</p>
      </figcaption>
      {second ? (
        <>
          <RadarKey series={series} />
          <p className={styles.valueOrder}>{texts.valueOrder(first.name, second.name)}</p>
        </>
      ) : null}
      <ChartBoundary
        key={attempt}
        fallback={
          <EmptyState
            role="alert"
            tone="danger"
            icon={<ChartPie />}
            title={texts.failed}
            action={<Button onClick={retry}>{texts.retry}</Button>}
          />
        }
      >
        <div className={styles.plot} role="img" aria-label={`${title}. ${summary}`}>
          <LazyRadarPlot
            fallback={
              <SkeletonGroup label={texts.loading} className={styles.loading}>
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
        <ol className={styles.axes} aria-hidden="true">
          {axes.map((axis, index) => (
            <li key={axis} className={styles.axesItem}>
              <span>
                {index + 1}. {axis}
              </span>
              <b>{series.map((line) => formatValue(line.values[index] ?? null)).join(' · ')}</b>
            </li>
          ))}
        </ol>
      </ChartBoundary>
      {fixedSize ? null : (
        <div className={styles.data}>
          <Button
            variant="ghost"
            size="s"
            aria-expanded={isTableOpen}
            aria-controls={tableId}
            onClick={() => setIsTableOpen(!isTableOpen)}
          >
            {isTableOpen ? texts.hideData : texts.showData}
          </Button>
          <div id={tableId} hidden={!isTableOpen} className={styles.tableBox}>
            <RadarDataTable
              caption={title}
              axisHeading={texts.axis}
              axes={axes}
              series={series}
              formatValue={formatValue}
            />
          </div>
        </div>
      )}
    </figure>
  );
}
