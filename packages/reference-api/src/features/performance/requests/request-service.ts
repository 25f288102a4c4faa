import {
  canRequestAgain,
  closingOutcome,
  isSelfPhase,
  PERFORMANCE_STATUS,
  type PerformanceStatus,
} from '@aferir/domain';
import { type OperationContext, staffIdOf } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import type { Step } from '../../../operation/operation.ts';
import { conflict } from '../../../platform/errors/failures.ts';
import { takeMailTry } from '../../../shared/mail/mail-throttle.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import {
  type MassSend,
  type MassSendReply,
  sendToNext,
} from '../../../shared/requests/mass-send.ts';
import { senderOf } from '../../../shared/requests/new-requests.ts';
import { findRecipient } from '../../../shared/requests/recipient.ts';
import type { RequestKind } from '../../../shared/requests/request-kind.ts';
import { requestMailings } from '../../../shared/requests/request-mailings.ts';
import type { SendingProgress } from '../../../shared/requests/send-in-steps.ts';
import { sendToOne } from '../../../shared/requests/send-to-one.ts';
import {
  type ManagersMailed,
  mailAwaitedManagers,
  mailFeedbackOwers,
} from '../evaluation/evaluation-mail.ts';
import { performanceMessages } from '../performance-messages.ts';
import type { PerformanceResponseRow } from '../performance-tables.ts';
import { createPerformanceStore } from '../review/performance-store.ts';
import { type LoadedReview, loadReview } from '../review/review-model.ts';
import { finishReview, lockResponse } from '../review/review-settling.ts';
import { cancelReview, noteClosing } from './request-closing.ts';
import { mailRequestsAgain } from './request-mail.ts';
import { sendRequests } from './request-sending.ts';

/** What a resend did. */
export interface Resent {
  responseId: number;
  /** How many mails went out. */
  mails: number;
  /** Names of the managers it waits for whom no mail reaches. */
  withoutEmail: readonly string[];
}

const reviewRequests: RequestKind = {
  table: 'performance_response',
  audit: {
    subject: 'performance-response',
    sent: 'performance-request.sent',
    sentToAll: 'performance-request.sent-to-all',
  },
  texts: performanceMessages,
};

/** Sends a request to one person; returns the id of the new response. */
export function createRequest(
  services: MailServices,
  context: OperationContext,
  personId: number,
): Promise<number> {
  const store = createPerformanceStore(context.db, context.company.id);
  return sendToOne(context, reviewRequests, personId, async (people) => {
    const latest = await store.findLatest(personId);
    return canRequestAgain(latest?.status ?? 0)
      ? sendRequests(services, senderOf(context), people)
      : [];
  });
}

/** Sends a request to the next people of an order who can get one. */
export function createNextRequests(
  services: MailServices,
  context: OperationContext,
  massSend: MassSend,
): Promise<Step<MassSendReply, SendingProgress>> {
  return sendToNext(context, reviewRequests, massSend, (people) =>
    sendRequests(services, senderOf(context), people),
  );
}

/** Mails a person's open request again, to whoever it waits for. */
export async function resendRequest(
  services: MailServices,
  context: OperationContext,
  personId: number,
): Promise<Resent> {
  const response = await lockOpenResponse(context, personId);
  await takeMailTry(context, requestMailings.resend);
  const loaded = await loadReview(context, response);
  const { mails, withoutEmail } = await remind(services, context, loaded);
  if (mails === 0) throw conflict(performanceMessages.nobodyToMail);
  await context.audit({
    action: 'performance-request.resent',
    personId,
    subject: { kind: 'performance-response', id: response.id },
    details: { mails, withoutEmail: withoutEmail.length },
  });
  return { responseId: response.id, mails, withoutEmail };
}

/**
 * Closes an open request: one without its self-assessment is cancelled, one that waits for managers
 * finishes with the ratings there are. Returns the status it ends with.
 */
export async function closeRequest(
  services: MailServices,
  context: OperationContext,
  responseId: number,
): Promise<PerformanceStatus> {
  const response = await lockResponse(context, responseId);
  if (closingOutcome(response.status) === 'refuse') {
    throw conflict(performanceMessages.alreadyFinished);
  }
  if (response.closed_at) return response.status;

  const closedBy = staffIdOf(context.actor);
  if (closingOutcome(response.status) === 'cancel') {
    await cancelReview({ ...context, closedBy }, response);
    return response.status;
  }
  const loaded = await loadReview(context, response);
  const finished = await finishReview(services, context, loaded, { closed_by: closedBy });
  await noteClosing(context, finished.response);
  return finished.response.status;
}

/** Finds the open response of a person and makes whoever else wants to change it wait. */
async function lockOpenResponse(
  context: OperationContext,
  personId: number,
): Promise<PerformanceResponseRow> {
  const store = createPerformanceStore(context.db, context.company.id);
  found(await store.findPerson(personId));
  const latest = await store.findLatest(personId);
  const response = latest && (await lockResponse(context, latest.id));
  if (!response || response.finished_at || response.closed_at) {
    throw conflict(performanceMessages.noOpenRequest);
  }
  return response;
}

async function remind(
  services: MailServices,
  context: OperationContext,
  loaded: LoadedReview,
): Promise<ManagersMailed> {
  const { id: responseId, status, person_id: personId } = loaded.response;
  if (status === PERFORMANCE_STATUS.awaitingManagers) {
    return mailAwaitedManagers(services, context, loaded, 'resend');
  }
  if (!isSelfPhase(status)) return mailFeedbackOwers(services, context, loaded, 'resend');

  const person = await findRecipient(context, personId, performanceMessages);
  await mailRequestsAgain(services, context, [{ responseId, person, to: person.email }]);
  return { mails: 1, withoutEmail: [] };
}
