import { type ValueChange, widestFirst } from '@aferir/domain';
import { RadarChart, type RadarChartProps } from '@aferir/ui';
import { formatValue } from './change-texts.ts';
import { compareMessages } from './compare-messages.ts';

/** Fewer axes than this make no surface. */
const LEAST_AXES = 3;

/** Props of {@link ChangeChart}. */
export interface ChangeChartProps {
  /** What the picture shows. */
  title: string;
  changes: readonly ValueChange[];
  /** What the two are called. */
  names: readonly [earlier: string, later: string];
  scale: NonNullable<RadarChartProps['scale']>;
}

/** The values of two assessments, or of two groups of them, as two lines around one circle. */
export function ChangeChart({ title, changes, names: [earlier, later], scale }: ChangeChartProps) {
  if (changes.length < LEAST_AXES) return null;
  return (
    <RadarChart
      headingLevel={4}
      title={title}
      summary={summaryOf(changes)}
      axes={changes.map(({ name }) => name)}
      series={[
        { id: 'earlier', name: earlier, values: changes.map(({ before }) => before) },
        { id: 'later', name: later, values: changes.map(({ after }) => after) },
      ]}
      scale={scale}
    />
  );
}

function summaryOf(changes: readonly ValueChange[]): string {
  const [widest] = widestFirst(changes);
  if (!widest?.difference) return compareMessages.nothingChanged;
  const { name, before, after } = widest;
  return compareMessages.widestChange(name, formatValue(before), formatValue(after));
}
