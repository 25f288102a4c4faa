export { ChartFrame, type ChartFrameProps } from './chart-frame.tsx';
export type { ChartFrameMessages } from './chart-frame-messages.ts';
export type {
  ChartFiles,
  ChartKeyItem,
  ChartLine,
  ChartOptions,
  ChartTable,
  ChartTableRow,
} from './chart-frame-types.ts';
