import type { WidgetProblem } from '../shared/host/events.ts';
import { problemDetail } from '../shared/host/problem-detail.ts';
import type { EmployeeDashboardMessages } from './employee-dashboard.messages.ts';

/** Whom the dashboard speaks to. */
export interface ProblemReader {
  /** The person of the session; null where the host's token alone knows. */
  readonly personId: number | null;
  readonly messages: Pick<EmployeeDashboardMessages, 'missingToken'>;
}

/** Why something failed. Where the host gives the token there is nowhere to sign in. */
export function dashboardProblem(
  cause: unknown,
  { personId, messages }: ProblemReader,
): WidgetProblem {
  const problem = problemDetail(cause);
  const isWithoutToken = personId === null && problem.kind === 'unauthorized';
  return isWithoutToken ? { ...problem, message: messages.missingToken } : problem;
}
