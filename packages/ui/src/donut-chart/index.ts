export { DonutChart, type DonutChartProps } from './donut-chart.tsx';
export type { DonutSlice } from './donut-chart-types.ts';
