import { DISC_STATUS } from '@aferir/domain';
import type { BadgeTone } from '@aferir/ui';
import { statusTone } from '@aferir/widgets';
import type { StaffRequest } from './request-kind.ts';
import { requestMessages } from './request-messages.ts';

type RequestState = Pick<StaffRequest, 'cdStatus' | 'nmStatus' | 'flEncerrado'>;

// Both kinds of assessment have this code.
const { finished } = DISC_STATUS;

/** Whether a request has been answered, so that there is a report. */
export function isFinished({ cdStatus }: Pick<StaffRequest, 'cdStatus'>): boolean {
  return cdStatus === finished;
}

/** Whether a request is still under way. */
export function isOpen(request: RequestState): boolean {
  return !isFinished(request) && !request.flEncerrado;
}

/** What the badge of a request says, and how. */
export function statusBadge(request: RequestState): { label: string; tone: BadgeTone } {
  const isCancelled = request.flEncerrado && !isFinished(request);
  if (isCancelled) return { label: requestMessages.closed, tone: 'neutral' };
  return { label: request.nmStatus, tone: statusTone(request.cdStatus) };
}
