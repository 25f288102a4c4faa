import { listNames, type NamedValue } from '@aferir/domain';
import { RadarChart, type RadarChartProps, type RadarSeries } from '@aferir/ui';
import { portalMessages } from '../portal-messages.ts';
import { formatValue } from './change-texts.ts';

/** Fewer axes than this make no surface. */
const LEAST_AXES = 3;

/** Props of {@link ResultChart}. */
export interface ResultChartProps {
  /** Which assessment it is. */
  name: string;
  /** What the chart is drawn from; a second line where there is one to compare. */
  lines: readonly [ChartLine] | readonly [ChartLine, ChartLine];
  scale: NonNullable<RadarChartProps['scale']>;
}

/** One line around the circle. */
export interface ChartLine {
  readonly name: string;
  readonly values: readonly NamedValue[];
}

/** The competencies of one of two compared assessments. */
export function ResultChart({ name, lines, scale }: ResultChartProps) {
  const [first, second] = lines;
  if (first.values.length < LEAST_AXES) return null;
  return (
    <RadarChart
      headingLevel={4}
      title={portalMessages.competencyChart(name)}
      summary={summaryOf(first.values)}
      axes={first.values.map(({ name }) => name)}
      series={second ? [toSeries(first), toSeries(second)] : [toSeries(first)]}
      scale={scale}
    />
  );
}

function toSeries({ name, values }: ChartLine): RadarSeries {
  return { id: name, name, values: values.map(({ value }) => value) };
}

function summaryOf(values: readonly NamedValue[]): string {
  const given = values.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
  if (given.length === 0) return portalMessages.noScores;
  const top = Math.max(...given.map(({ value }) => value));
  const highest = given.filter(({ value }) => value === top).map(({ name }) => name);
  return portalMessages.highest(listNames(highest), highest.length, formatValue(top));
}
