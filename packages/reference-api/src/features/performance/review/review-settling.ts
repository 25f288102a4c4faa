import { PERFORMANCE_STATUS, reviewAlignment, settleStatus } from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { limitLinksOfFinished } from '../../../operation/links/issue-link.ts';
import type { InCompany } from '../../../platform/db/in-company.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { mailFeedbackOwers, mailFinished } from '../evaluation/evaluation-mail.ts';
import type { PerformanceResponseRow } from '../performance-tables.ts';
import { createPerformanceStore } from './performance-store.ts';
import { type LoadedReview, loadReview } from './review-model.ts';
import {
  notifyFeedbackOwers,
  notifyFinished,
  notifyUnmailedOwers,
  notifyUnmailedResult,
  withdrawWaiting,
} from './review-notifications.ts';

/**
 * Brings a response to the status that its ratings and feedback have come to, and mails whoever is
 * waited for then. To be told after a rating, a feedback, the end of the self-assessment and a
 * manager who left, in the same transaction: the row is locked first, so that of two managers who
 * finish at once the second sees the scores of the first.
 */
export async function settleResponse(
  services: MailServices,
  context: OperationContext,
  responseId: number,
): Promise<LoadedReview> {
  const loaded = await loadReview(context, await lockResponse(context, responseId));
  const { response, review } = loaded;
  const status = settleStatus(review, response.status);
  if (status === response.status) return loaded;
  if (status === PERFORMANCE_STATUS.finished) return finishReview(services, context, loaded);

  const changes = { status, alignment: reviewAlignment(review) };
  await createPerformanceStore(context.db, context.company.id).update(response.id, changes);
  const settled = { ...loaded, response: { ...response, ...changes } };
  await mailFeedbackOwers(services, context, settled, 'mail');
  await notifyFeedbackOwers(originOf(context), settled);
  await notifyUnmailedOwers(context, settled);
  return settled;
}

/**
 * Finishes a response with the ratings there are: links to it get their last days, and the person a
 * link to the report. `closing` names the staff user who ends it before its time.
 */
export async function finishReview(
  services: MailServices,
  context: OperationContext,
  loaded: LoadedReview,
  closing?: Pick<PerformanceResponseRow, 'closed_by'>,
): Promise<LoadedReview> {
  const { db, company, now, audit } = context;
  const { response, review } = loaded;
  const changes = {
    status: PERFORMANCE_STATUS.finished,
    finished_at: now,
    alignment: reviewAlignment(review),
    ...(closing && { ...closing, closed_at: now }),
  };
  await createPerformanceStore(db, company.id).update(response.id, changes);
  const finished = { ...loaded, response: { ...response, ...changes } };
  await limitLinksOfFinished(db, { kind: 'performance', responseId: response.id }, now);
  // The person hears of a held result on the day of its release.
  if (!response.is_held) {
    const { lacksEmail } = await mailFinished(services, context, finished);
    if (lacksEmail) await notifyUnmailedResult(context, response);
  }
  await withdrawWaiting(originOf(context), finished);
  // Whoever closes it knows.
  if (!closing) await notifyFinished(originOf(context), response);
  await audit({
    action: 'performance-response.finished',
    personId: response.person_id,
    subject: { kind: 'performance-response', id: response.id },
  });
  return finished;
}

/** Finds a response and makes whoever else wants to change it wait. */
export async function lockResponse(
  { db, company }: InCompany,
  responseId: number,
): Promise<PerformanceResponseRow> {
  return found(await createPerformanceStore(db, company.id).findForChange(responseId));
}

function originOf({ db, company, now }: OperationContext) {
  return { db, companyId: company.id, now };
}
