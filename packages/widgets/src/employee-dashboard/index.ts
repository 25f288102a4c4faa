export type { OpenDetail } from './employee-dashboard.events.ts';
export type { ScreenKind } from './employee-dashboard.machine.ts';
export {
  type EmployeeDashboardMessages,
  employeeDashboardMessages,
} from './employee-dashboard.messages.ts';
export {
  EmployeeDashboard,
  type EmployeeDashboardEvents,
  type EmployeeDashboardProps,
} from './employee-dashboard.tsx';
export type { DashboardView } from './employee-dashboard.types.ts';
export { createFinishSignal, type FinishSignal } from './finish-signal.ts';
