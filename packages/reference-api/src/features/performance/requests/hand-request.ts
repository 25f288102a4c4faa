import type { components } from '@aferir/api-client';
import { isSelfPhase, SECTION } from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import { conflict } from '../../../platform/errors/failures.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { handLink } from '../../../shared/requests/hand-link.ts';
import type { SlipsOfRequests } from '../../../shared/requests/make-request-slips.ts';
import { performanceMessages } from '../performance-messages.ts';
import { lockResponse } from '../review/review-settling.ts';
import { selfReminders } from './review-reminders.ts';

/** Slips of self-assessments. */
export const reviewSlips: SlipsOfRequests = {
  part: selfReminders,
  table: 'performance_response',
  section: SECTION.performance,
  audit: 'performance-request.slips-made',
};

/** Makes a link to the self-assessment of an open request for staff to hand over. */
export async function handRequest(
  services: MailServices,
  context: OperationContext,
  responseId: number,
): Promise<components['schemas']['HandedLink']> {
  const response = await lockResponse(context, responseId);
  if (response.closed_at) throw conflict(performanceMessages.cancelled);
  if (!isSelfPhase(response.status)) throw conflict(performanceMessages.selfFinished);
  return handLink(services, context, {
    kind: { kind: 'performance', section: SECTION.performance },
    responseId,
    personId: response.person_id,
    audit: { action: 'performance-request.link-handed', subject: 'performance-response' },
    texts: performanceMessages,
  });
}
