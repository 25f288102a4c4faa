import type { components } from '@aferir/api-client';
import { SECTION } from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { conflict } from '../../../platform/errors/failures.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { handLink } from '../../../shared/requests/hand-link.ts';
import type { SlipsOfRequests } from '../../../shared/requests/make-request-slips.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { createBehavioralStore } from '../behavioral-store.ts';
import { discReminders } from './disc-reminders.ts';

/** Slips of open questionnaires. */
export const discSlips: SlipsOfRequests = {
  part: discReminders,
  table: 'disc_response',
  section: SECTION.behavioral,
  audit: 'disc-request.slips-made',
};

/** Makes an answering link of an open request for staff to hand over. */
export async function handRequest(
  services: MailServices,
  context: OperationContext,
  responseId: number,
): Promise<components['schemas']['HandedLink']> {
  const store = createBehavioralStore(context.db, context.company.id);
  const response = found(await store.findForChange(responseId));
  if (response.finished_at) throw conflict(behavioralMessages.alreadyFinished);
  if (response.closed_at) throw conflict(behavioralMessages.closed);
  return handLink(services, context, {
    kind: { kind: 'behavioral', section: SECTION.behavioral },
    responseId,
    personId: response.person_id,
    audit: { action: 'disc-request.link-handed', subject: 'disc-response' },
    texts: behavioralMessages,
  });
}
