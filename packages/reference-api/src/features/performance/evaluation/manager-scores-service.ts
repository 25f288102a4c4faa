import { isCompared, owedFeedback } from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { forbidden } from '../../../platform/errors/failures.ts';
import { noteOpening } from '../../../shared/reports/report-opening.ts';
import {
  openResponse,
  reportOf,
  requireComparison,
  requireManager,
} from '../access/performance-access.ts';
import { readReviewedPerson } from '../access/person-access.ts';
import { performanceMessages } from '../performance-messages.ts';
import type { ResponseCompetencyRow } from '../performance-tables.ts';
import { comparisonsOf } from '../review/compared-scores.ts';
import { createPerformanceStore } from '../review/performance-store.ts';
import { type LoadedReview, loadReview } from '../review/review-model.ts';
import { createEvaluationStore, type ScoreOfManager } from './evaluation-store.ts';

/** One of the caller's own scores with the competency it is about. */
export interface OwnScore {
  readonly score: ScoreOfManager;
  readonly competency: ResponseCompetencyRow;
}

/** A competency that the managers on average see very differently from the person. */
export interface Disagreement extends OwnScore {
  readonly selfScore: number;
  readonly average: number;
  /** Whether the caller has still to write feedback on it. */
  readonly isFeedbackOwed: boolean;
}

/** Lists what the calling manager has rated on a response. */
export async function listOwnScores(
  context: OperationContext,
  responseId: number,
  claimedManagerId: number,
): Promise<OwnScore[]> {
  const managerId = requireManager(context.actor, claimedManagerId);
  const { response, reader } = await openResponse(context, responseId);
  if (reader.role !== 'manager') throw forbidden(performanceMessages.notYourReport);
  return ownScores(await loadReview(context, response), managerId);
}

/**
 * Lists where the calling manager rated and the average disagrees; none until all have rated. It
 * tells the own scores of the person, so it leaves a trace.
 */
export async function listDisagreements(
  context: OperationContext,
  responseId: number,
  claimedManagerId: number,
): Promise<Disagreement[]> {
  const managerId = requireManager(context.actor, claimedManagerId);
  const { response, reader } = await openResponse(context, responseId);
  if (reader.role !== 'manager') throw forbidden(performanceMessages.notYourReport);
  if (!isCompared(response.status)) return [];
  await noteOpening(context, reportOf({ response }), { action: 'performance-disagreements.read' });

  const loaded = await loadReview(context, response);
  const owed = owedFeedback(loaded.review, response.status)
    .filter((one) => one.managerId === managerId)
    .map(({ competencyId }) => competencyId);
  const comparisons = comparisonsOf(loaded.review);
  return ownScores(loaded, managerId).flatMap((own) => {
    const { competency_id: id, self_score: selfScore } = own.competency;
    const comparison = comparisons.get(id);
    if (selfScore === null || comparison?.verdict !== 'disagreement') return [];
    const { average } = comparison;
    return [{ ...own, selfScore, average, isFeedbackOwed: owed.includes(id) }];
  });
}

/** Reads one of the calling manager's scores beside the person's own, which leaves a trace. */
export async function readScorePair(context: OperationContext, scoreId: number): Promise<OwnScore> {
  const { db, company, actor } = context;
  const managerId = requireManager(actor);
  const score = found(await createEvaluationStore(db, company.id).findScore(scoreId));
  if (score.manager_id !== managerId) throw forbidden(performanceMessages.otherManager);
  const opened = await openResponse(context, score.response_id);
  requireComparison(opened);
  await noteOpening(context, reportOf(opened), { action: 'performance-self-scores.read' });
  const competencies = await createPerformanceStore(db, company.id).competenciesOf(
    score.response_id,
  );
  const competency = found(
    competencies.find(({ competency_id }) => competency_id === score.competency_id),
  );
  return { score, competency };
}

/** Lists the calling manager's scores and feedback on the latest response of a person. */
export async function listLatestScores(
  context: OperationContext,
  personId: number,
  claimedManagerId: number,
): Promise<OwnScore[]> {
  const managerId = requireManager(context.actor, claimedManagerId);
  await readReviewedPerson(context, personId);
  const { db, company } = context;
  const latest = await createPerformanceStore(db, company.id).findLatest(personId);
  return latest ? ownScores(await loadReview(context, latest), managerId) : [];
}

function ownScores({ competencies, scores }: LoadedReview, managerId: number): OwnScore[] {
  return competencies.flatMap((competency) => {
    const score = scores.find(
      (given) => given.manager_id === managerId && given.competency_id === competency.competency_id,
    );
    return score ? [{ score, competency }] : [];
  });
}
