import type { ChartFrameMessages } from '../chart-frame/chart-frame-messages.ts';

/** What RadarChart says by itself, beside what every chart does. */
export interface RadarChartMessages extends ChartFrameMessages {
  /** Heading of the data table's first column. */
  axis: string;
  /** Says in which order the numbers beside a name stand. */
  valueOrder: (names: readonly string[]) => string;
  /** Stands where a series has no value. */
  noValue: string;
}

export const radarChartMessages: Omit<RadarChartMessages, keyof ChartFrameMessages> = {
  axis: 'Competência',
  valueOrder: (names) => `Ao lado de cada nome: ${names.join(' · ')}`,
  noValue: '-',
};
