export { preloadRadarChart } from './parts/lazy-radar-plot.tsx';
export type { RadarChartProps } from './radar-chart.tsx';
export { RadarChart } from './radar-chart.tsx';
export type { RadarChartMessages } from './radar-chart-messages.ts';
export type { RadarLines, RadarScale, RadarSeries } from './radar-chart-types.ts';
