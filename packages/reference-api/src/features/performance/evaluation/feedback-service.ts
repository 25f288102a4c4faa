import { owedFeedback, PERFORMANCE_STATUS, type PerformanceStatus } from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { conflict, forbidden, invalidField } from '../../../platform/errors/failures.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { requireManager } from '../access/performance-access.ts';
import { performanceMessages } from '../performance-messages.ts';
import { type LoadedReview, loadReview } from '../review/review-model.ts';
import { withdrawFeedback } from '../review/review-notifications.ts';
import { lockResponse, settleResponse } from '../review/review-settling.ts';
import { createEvaluationStore, type ScoreOfManager } from './evaluation-store.ts';
import { namesUnreached } from './unreached.ts';

/** Feedback on one competency, as a manager sends it. */
export interface GivenFeedback {
  /** The manager's score that it explains. */
  scoreId: number;
  competencyId: number;
  /** Has to be the manager who calls. */
  managerId: number;
  text: string;
}

/** What a manager still owes to a response. */
export interface FeedbackProgress {
  scoreId: number;
  /** Competencies that still lack this manager's feedback. */
  owed: number;
  status: PerformanceStatus;
  /** Names of those whom no mail reaches about what it has come to, once none is owed. */
  withoutEmail: readonly string[];
}

/**
 * Saves a manager's feedback where the scores disagree; the author may correct it until the response
 * is finished. The last feedback that is owed finishes it.
 */
export async function saveFeedback(
  services: MailServices,
  context: OperationContext,
  given: GivenFeedback,
): Promise<FeedbackProgress> {
  const { db, company, actor, now, audit } = context;
  const managerId = requireManager(actor, given.managerId);
  const evaluations = createEvaluationStore(db, company.id);
  const score = found(await evaluations.findScore(given.scoreId));
  if (score.manager_id !== managerId) throw forbidden(performanceMessages.otherManager);
  if (score.competency_id !== given.competencyId) {
    throw invalidField('idCompetencia', performanceMessages.unknownCompetency);
  }

  const loaded = await loadReview(context, await lockResponse(context, score.response_id));
  const text = given.text.trim();
  const before = loaded.scores.find(({ id }) => id === score.id)?.feedback ?? null;
  if (before === text) return progressOf(context, loaded, score);
  requireAwaited(loaded, score, before);

  await evaluations.saveFeedback(score.id, text, now);
  await audit({
    action: 'performance-feedback.written',
    personId: loaded.response.person_id,
    subject: { kind: 'performance-response', id: score.response_id },
    details: { managerId, competencyId: score.competency_id },
  });
  const settled = await settleResponse(services, context, score.response_id);
  const progress = await progressOf(context, settled, score);
  if (progress.owed === 0) {
    await withdrawFeedback({ db, companyId: company.id }, score.response_id, managerId);
  }
  return progress;
}

function requireAwaited(
  { review, response }: LoadedReview,
  { manager_id, competency_id }: ScoreOfManager,
  before: string | null,
): void {
  if (response.finished_at) throw conflict(performanceMessages.finished);
  if (response.status !== PERFORMANCE_STATUS.awaitingFeedback) {
    throw conflict(performanceMessages.notAwaitingFeedback);
  }
  const isOwed = owedFeedback(review, response.status).some(
    ({ managerId, competencyId }) => managerId === manager_id && competencyId === competency_id,
  );
  if (before === null && !isOwed) throw conflict(performanceMessages.noFeedbackOwed);
}

async function progressOf(
  context: OperationContext,
  loaded: LoadedReview,
  { id, manager_id }: ScoreOfManager,
): Promise<FeedbackProgress> {
  const { review, response, scores } = loaded;
  const writtenAt = scores.find((given) => given.id === id)?.feedback_at ?? null;
  const owed = owedFeedback(review, response.status).filter(
    ({ managerId }) => managerId === manager_id,
  );
  const isDone = response.status === PERFORMANCE_STATUS.finished;
  const given = { managerId: manager_id, at: writtenAt };
  const withoutEmail = isDone ? await namesUnreached(context, loaded, given) : [];
  return { scoreId: id, owed: owed.length, status: response.status, withoutEmail };
}
