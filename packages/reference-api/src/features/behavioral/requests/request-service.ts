import { SECTION } from '@aferir/domain';
import { type OperationContext, staffIdOf } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { revokeLinksOfClosed } from '../../../operation/links/issue-link.ts';
import type { Step } from '../../../operation/operation.ts';
import { conflict } from '../../../platform/errors/failures.ts';
import { takeMailTry } from '../../../shared/mail/mail-throttle.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import type { RequestCloser } from '../../../shared/requests/cycle-requests.ts';
import {
  type MassSend,
  type MassSendReply,
  sendToNext,
} from '../../../shared/requests/mass-send.ts';
import {
  newRequests,
  type RequestSender,
  requestsFor,
  senderOf,
} from '../../../shared/requests/new-requests.ts';
import { admitAddress } from '../../../shared/requests/other-address.ts';
import { type AskedPerson, findRecipient } from '../../../shared/requests/recipient.ts';
import type { RequestKind } from '../../../shared/requests/request-kind.ts';
import { requestMailings } from '../../../shared/requests/request-mailings.ts';
import type { SendingProgress } from '../../../shared/requests/send-in-steps.ts';
import { sendToOne } from '../../../shared/requests/send-to-one.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { createBehavioralStore } from '../behavioral-store.ts';
import { currentInstrumentVersion } from '../content/index.ts';
import { mailRequests, mailRequestsAgain } from './request-mail.ts';

/** Which request to mail again, and where to. */
export interface Resend {
  responseId: number;
  personId: number;
  /** Another address for this mail; null for the person's own. */
  email: string | null;
}

const discRequests: RequestKind = {
  table: 'disc_response',
  audit: {
    subject: 'disc-response',
    sent: 'disc-request.sent',
    sentToAll: 'disc-request.sent-to-all',
  },
  texts: behavioralMessages,
};

/** Sends a request to one person; returns the id of the new response. */
export function createRequest(
  services: MailServices,
  context: OperationContext,
  personId: number,
): Promise<number> {
  return sendToOne(context, discRequests, personId, (people) =>
    sendRequests(services, senderOf(context), people),
  );
}

/** Sends a request to the next people of an order who can get one. */
export function createNextRequests(
  services: MailServices,
  context: OperationContext,
  massSend: MassSend,
): Promise<Step<MassSendReply, SendingProgress>> {
  return sendToNext(context, discRequests, massSend, (people) =>
    sendRequests(services, senderOf(context), people),
  );
}

/**
 * Mails the answering link of an open request again, to the person or, by staff who may change
 * employees, to another address.
 */
export async function resendRequest(
  services: MailServices,
  context: OperationContext,
  { responseId, personId, email }: Resend,
): Promise<void> {
  const { db, company, audit } = context;
  const store = createBehavioralStore(db, company.id);
  const response = found(await store.findForChange(responseId));
  if (response.person_id !== personId) throw conflict(behavioralMessages.otherPerson);
  if (response.finished_at) throw conflict(behavioralMessages.alreadyFinished);
  if (response.closed_at) throw conflict(behavioralMessages.closed);

  await takeMailTry(context, requestMailings.resend);
  const person = await findRecipient(context, personId, behavioralMessages, email);
  await admitAddress(services, context, { ...person, section: SECTION.behavioral });
  const to = person.email;
  await mailRequestsAgain(services, context, [{ responseId, person, to }]);
  await audit({
    action: 'disc-request.resent',
    personId,
    subject: { kind: 'disc-response', id: responseId },
    details: { to },
  });
}

/** Closes an open request: its links end, and a new request may be sent. */
export async function closeRequest(context: OperationContext, responseId: number): Promise<void> {
  const closer = { ...context, closedBy: staffIdOf(context.actor) };
  if ((await cancelRequest(closer, responseId)) === 'finished') {
    throw conflict(behavioralMessages.alreadyFinished);
  }
}

/** The same by whomever; one that is finished, or closed already, stays as it is. */
export async function cancelRequest(
  { db, company, now, audit, closedBy }: RequestCloser,
  responseId: number,
): Promise<'cancelled' | 'finished'> {
  const store = createBehavioralStore(db, company.id);
  const response = found(await store.findForChange(responseId));
  if (response.finished_at) return 'finished';
  if (response.closed_at) return 'cancelled';

  await store.update(responseId, { closed_at: now, closed_by: closedBy });
  await revokeLinksOfClosed(db, { kind: 'behavioral', responseId }, now);
  await audit({
    action: 'disc-request.closed',
    personId: response.person_id,
    subject: { kind: 'disc-response', id: responseId },
  });
  return 'cancelled';
}

/** Returns the ids of the new responses; people who have an open request get none. */
export async function sendRequests(
  services: MailServices,
  sender: RequestSender,
  people: readonly AskedPerson[],
): Promise<number[]> {
  const instrumentVersion = currentInstrumentVersion;
  const responses = await createBehavioralStore(sender.db, sender.company.id).insert(
    requestsFor(sender, people).map((request) => ({ ...request, instrumentVersion })),
  );
  const requests = newRequests(sender, responses, people).map((request) => ({
    ...request,
    instrumentVersion,
  }));
  await mailRequests(services, sender, requests);
  return responses.map(({ id }) => id);
}
