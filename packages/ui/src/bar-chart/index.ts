export { BarChart, type BarChartProps } from './bar-chart.tsx';
export type { BarSeries, BarTone, ChartBar } from './bar-chart-types.ts';
