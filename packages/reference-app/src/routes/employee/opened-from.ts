import { linkTo, paths } from '../../paths.ts';
import { employeeMessages } from './employee-messages.ts';

/** Where a page leads back to. */
export interface WayBack {
  readonly to: string;
  readonly label: string;
}

const ORIGINS: readonly WayBack[] = [
  { to: linkTo(paths.employeeDashboard), label: employeeMessages.backToDashboard },
  { to: linkTo(paths.employeeAssessments), label: employeeMessages.backToAssessments },
];

/** The way back to the page that a report was opened from, if the history tells. */
export function openedFrom(state: unknown): WayBack | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state && state.from;
  return ORIGINS.find(({ to }) => to === from);
}
