export { ChartFrame, type ChartFrameProps } from './chart-frame.tsx';
export type { ChartFrameMessages } from './chart-frame-messages.ts';
export type {
  ChartFiles,
  ChartKeyItem,
  ChartOptions,
  ChartTable,
  ChartTableRow,
} from './chart-frame-types.ts';
