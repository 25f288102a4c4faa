import { DISC_STATUS, reviewTurn } from '@aferir/domain';
import type { BadgeTone } from '@aferir/ui';
import { statusTone } from '@aferir/widgets';
import type { Said } from '../language/speech.ts';
import type { RequestedPerson, StaffRequest } from './request-kind.ts';
import { statusMessages } from './status-messages.ts';

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

/** Whether sending an open request again reaches somebody: managers, or a person who has an e-mail. */
export function canResend(
  request: Pick<StaffRequest, 'cdStatus' | 'flEncerrado'>,
  { email }: Pick<RequestedPerson, 'email'>,
): boolean {
  const turn = reviewTurn(request.cdStatus, request.flEncerrado);
  return turn === 'managers' || (turn === 'person' && Boolean(email));
}

/** What the badge of a request says, and how. */
export function statusBadge(
  request: RequestState,
  { closed, names }: Said<typeof statusMessages> = statusMessages,
): { label: string; tone: BadgeTone } {
  const isCancelled = request.flEncerrado && !isFinished(request);
  if (isCancelled) return { label: closed, tone: 'neutral' };
  return { label: names[request.cdStatus] ?? request.nmStatus, tone: statusTone(request.cdStatus) };
}
