import { hasRatedAll, mayRateReview, type PerformanceStatus } from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { conflict, forbidden, invalidField } from '../../../platform/errors/failures.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { requireManager } from '../access/performance-access.ts';
import { performanceMessages } from '../performance-messages.ts';
import { createPerformanceStore } from '../review/performance-store.ts';
import { type LoadedReview, loadReview } from '../review/review-model.ts';
import { withdrawRating } from '../review/review-notifications.ts';
import { lockResponse, settleResponse } from '../review/review-settling.ts';
import { createEvaluationStore } from './evaluation-store.ts';
import { namesUnreached } from './unreached.ts';

/** One competency's score, as a manager sends it. */
export interface GivenRating {
  responseCompetencyId: number;
  competencyId: number;
  /** Has to be the manager who calls. */
  managerId: number;
  score: number;
  /** Empty for none; undefined: what is there stays. */
  comment: string | undefined;
}

/** How far a manager is with a response. */
export interface RatingProgress {
  scoreId: number;
  rated: number;
  total: number;
  status: PerformanceStatus;
  /** Names of those whom no mail reaches about what it has come to. */
  withoutEmail: readonly string[];
}

/**
 * Saves a manager's score of a competency, in place of an earlier one until every competency has
 * one. The call that completes them moves the response on.
 */
export async function saveRating(
  services: MailServices,
  context: OperationContext,
  rating: GivenRating,
): Promise<RatingProgress> {
  const { db, company, actor, now } = context;
  const managerId = requireManager(actor, rating.managerId);
  const row = found(
    await createPerformanceStore(db, company.id).findResponseCompetency(
      rating.responseCompetencyId,
    ),
  );
  const response = await lockResponse(context, row.response_id);
  const loaded = await loadReview(context, response);
  const manager = loaded.managers.find(({ manager_id }) => manager_id === managerId);
  if (!manager) throw forbidden(performanceMessages.notYourReport);
  if (row.competency_id !== rating.competencyId) {
    throw invalidField('idCompetencia', performanceMessages.unknownCompetency);
  }
  const { score } = rating;
  const before = loaded.scores.find(
    (given) => given.manager_id === managerId && given.competency_id === row.competency_id,
  );
  const comment = rating.comment ?? before?.comment ?? '';
  if (before?.score === score && before.comment === comment)
    return progressOf(context, loaded, { managerId, competencyId: row.competency_id });
  const isRated = manager.rated_at !== null;
  if (!mayRateReview(response.status, { tie: 'frozen', hasRatedAll: isRated })) {
    const { rated, notAwaitingRatings } = performanceMessages;
    throw conflict(isRated ? rated : notAwaitingRatings);
  }

  const evaluations = createEvaluationStore(db, company.id);
  await evaluations.saveScore({
    responseCompetencyId: row.id,
    managerId,
    score,
    comment,
    scoredAt: now,
  });
  const rated = await completeRating(services, context, {
    managerId,
    loaded: await loadReview(context, response),
  });
  return progressOf(context, rated, { managerId, competencyId: row.competency_id });
}

async function completeRating(
  services: MailServices,
  context: OperationContext,
  { managerId, loaded }: { managerId: number; loaded: LoadedReview },
): Promise<LoadedReview> {
  const { response, review } = loaded;
  const manager = review.managers.find(({ id }) => id === managerId);
  if (!manager || !hasRatedAll(review.competencies, manager)) return loaded;

  const { db, company, now, audit } = context;
  await createEvaluationStore(db, company.id).stampRated(response.id, managerId, now);
  await withdrawRating({ db, companyId: company.id }, response.id, managerId);
  await audit({
    action: 'performance-response.rated',
    personId: response.person_id,
    subject: { kind: 'performance-response', id: response.id },
    details: { managerId },
  });
  return settleResponse(services, context, response.id);
}

async function progressOf(
  context: OperationContext,
  loaded: LoadedReview,
  { managerId, competencyId }: Pick<GivenRating, 'managerId' | 'competencyId'>,
): Promise<RatingProgress> {
  const { competencies, managers, scores, response } = loaded;
  const ratedAt = managers.find(({ manager_id }) => manager_id === managerId)?.rated_at ?? null;
  const own = scores.filter(({ manager_id }) => manager_id === managerId);
  const score = own.find(({ competency_id }) => competency_id === competencyId);
  if (!score) throw new Error(`Response ${response.id} lacks a score that was saved`);
  return {
    scoreId: score.id,
    rated: own.length,
    total: competencies.length,
    status: response.status,
    withoutEmail: await namesUnreached(context, loaded, { managerId, at: ratedAt }),
  };
}
