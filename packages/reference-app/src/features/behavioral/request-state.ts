import type { Schema } from '@aferir/api-client';
import { DISC_STATUS } from '@aferir/domain';
import type { BadgeTone } from '@aferir/ui';
import { behavioralMessages } from './behavioral-messages.ts';

type DiscRequest = Schema<'DiscRequest'>;

/** Whether a request has been answered, so that there is a report. */
export function isFinished({ cdStatus }: DiscRequest): boolean {
  return cdStatus === DISC_STATUS.finished;
}

/** Whether a request still waits for answers. */
export function isOpen(request: DiscRequest): boolean {
  return !isFinished(request) && !request.flEncerrado;
}

/** What the badge of a request says, and how. */
export function statusBadge(request: DiscRequest): { label: string; tone: BadgeTone } {
  if (isFinished(request)) return { label: request.nmStatus, tone: 'success' };
  if (request.flEncerrado) return { label: behavioralMessages.closed, tone: 'neutral' };
  const hasStarted = request.cdStatus === DISC_STATUS.started;
  return { label: request.nmStatus, tone: hasStarted ? 'accent' : 'warning' };
}
