export {
  type PerformanceReportMessages,
  performanceReportMessages,
} from './performance-report.messages.ts';
export { PerformanceReport, type PerformanceReportProps } from './performance-report.tsx';
