export { type Widget, widgets } from './check.ts';
export type { OperationId } from './checked-operations.ts';
export { CouldNotRun } from './faults.ts';
export { type CheckResult, type RunOptions, runChecks } from './run-checks.ts';
export { type Output, runCommand } from './run-command.ts';
