import type { ReportHeadingLevel } from '../../shared/report/heading-levels.ts';
import type { OpenRequest } from '../employee-dashboard.machine.ts';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';

/** What every part of the dashboard takes. */
export interface PartProps {
  messages: EmployeeDashboardMessages;
  /** Level of the title of the dashboard; parts are one below. */
  headingLevel: ReportHeadingLevel;
  /** What is being opened. */
  opening: OpenRequest | null;
  onOpen: (request: OpenRequest) => void;
  onRetry: () => void;
}

/** Whether a request is the one that is being opened. */
export function isOpening(opening: OpenRequest | null, { screen, responseId }: OpenRequest) {
  return opening?.screen === screen && opening.responseId === responseId;
}
