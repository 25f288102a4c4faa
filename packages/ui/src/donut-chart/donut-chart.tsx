import { clsx } from 'clsx';
import { chartFrameMessages } from '../chart-frame/chart-frame-messages.ts';
import { ChartFrame, type ChartOptions } from '../chart-frame/index.ts';
import { type RenderLink, renderPlainLink } from '../link/render-link.tsx';
import { formatNumber } from '../number-format/number-format.ts';
import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import { tokenValue } from '../tokens/index.ts';
import { useMessages, useUiMessages } from '../ui-messages/ui-messages-provider.tsx';
import type { DonutPart, DonutSlice } from './donut-chart-types.ts';
import { shownSize } from './donut-size.ts';
import { LazyDonutPlot, renewDonutPlot } from './parts/lazy-donut-plot.tsx';

/** Props of {@link DonutChart}. */
export interface DonutChartProps extends ChartOptions {
  /** The parts, clockwise from the top. */
  slices: readonly DonutSlice[];
  /** The heading of what the parts stand for, in the table. */
  sliceHeading: string;
  /** The heading of what they count, in the table. */
  valueHeading: string;
  /** The heading of their shares, in the table. @default 'Percentual', or the kit's other word for it */
  shareHeading?: string;
  /** What stands in the middle. @default the sum of the parts */
  centerValue?: string;
  /** A word under it. */
  centerLabel?: string;
  /** Draws the link of a part with the app's router; every prop goes to the anchor. @default an anchor */
  renderLink?: RenderLink;
}

const LEAST_STRENGTH = 0.15;

/** How a whole divides into a few parts, as a ring. The key says what each counts, by the number that stands on it. */
export function DonutChart({
  slices,
  sliceHeading,
  valueHeading,
  shareHeading,
  centerValue,
  centerLabel,
  renderLink = renderPlainLink,
  className,
  ...rest
}: DonutChartProps) {
  const { language } = useUiMessages();
  const texts = useMessages('chart', chartFrameMessages, rest.messages);
  const whole = slices.reduce((sum, { value }) => sum + value, 0);
  const read = slices.map(({ id, label, value, shareText }) => ({
    id,
    label,
    value: formatNumber(value, language),
    share: shareText ?? formatNumber(whole && value / whole, language, 'percent'),
  }));
  const names = read.map(
    ({ label, value, share }, index) => `${index + 1}. ${label}: ${value} (${share})`,
  );
  const parts = partsOf(slices, names);
  return (
    <ChartFrame
      {...rest}
      className={clsx('aferir-donut-chart', className)}
      isEmpty={whole === 0}
      hasLinks={slices.some(({ value, href }) => value > 0 && href !== undefined)}
      onRedraw={renewDonutPlot}
      table={{
        columns: [sliceHeading, valueHeading, shareHeading ?? texts.share],
        rows: read.map(({ id, label, value, share }) => ({ id, cells: [label, value, share] })),
      }}
      chartKey={parts.map(({ id, name, color, strength }) => ({ id, name, color, strength }))}
    >
      <LazyDonutPlot
        fallback={
          <SkeletonGroup label={texts.loading}>
            <Skeleton shape="circle" width={shownSize} />
          </SkeletonGroup>
        }
        parts={parts.filter(({ value }) => value > 0)}
        centerValue={centerValue ?? formatNumber(whole, language)}
        centerLabel={centerLabel}
        renderLink={renderLink}
      />
    </ChartFrame>
  );
}

function partsOf(slices: readonly DonutSlice[], names: readonly string[]): DonutPart[] {
  const last = Math.max(1, slices.length - 1);
  return slices.map(({ id, value, color, href }, index) => ({
    id,
    value,
    href,
    name: names[index] ?? '',
    number: index + 1,
    color: color ?? tokenValue('color-chart-1'),
    strength: color === undefined ? 1 - (1 - LEAST_STRENGTH) * (index / last) : 1,
  }));
}
