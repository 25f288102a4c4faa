import type { Review } from '@aferir/domain';
import type { OperationContext } from '../../context.ts';
import {
  createEvaluationStore,
  type FrozenManager,
  type ScoreOfManager,
} from './evaluation-store.ts';
import { createPerformanceStore, type DescribedCompetency } from './performance-store.ts';
import type { PerformanceResponseRow } from './performance-tables.ts';

/** A response with all that was rated and written, as stored and as the rules see it. */
export interface LoadedReview {
  readonly response: PerformanceResponseRow;
  readonly competencies: readonly DescribedCompetency[];
  readonly managers: readonly FrozenManager[];
  readonly scores: readonly ScoreOfManager[];
  readonly review: Review;
}

/** Loads what belongs to a response. */
export async function loadReview(
  { db, company }: Pick<OperationContext, 'db' | 'company'>,
  response: PerformanceResponseRow,
): Promise<LoadedReview> {
  const evaluations = createEvaluationStore(db, company.id);
  const competencies = await createPerformanceStore(db, company.id).competenciesOf(response.id);
  const managers = await evaluations.managersOf(response.id);
  const scores = await evaluations.scoresOf(response.id);
  return {
    response,
    competencies,
    managers,
    scores,
    review: toReview(competencies, managers, scores),
  };
}

/** A response as the rules see it. */
export function toReview(
  competencies: readonly Pick<DescribedCompetency, 'competency_id' | 'self_score'>[],
  managers: readonly Pick<FrozenManager, 'manager_id' | 'is_active'>[],
  scores: readonly Pick<ScoreOfManager, 'manager_id' | 'competency_id' | 'score' | 'feedback'>[],
): Review {
  return {
    competencies: competencies.map(({ competency_id, self_score }) => ({
      id: competency_id,
      selfScore: self_score,
    })),
    managers: managers.map(({ manager_id, is_active }) => {
      const own = scores.filter((score) => score.manager_id === manager_id);
      const withFeedback = own.filter(({ feedback }) => feedback !== null);
      return {
        id: manager_id,
        isActive: is_active,
        scores: new Map(own.map(({ competency_id, score }) => [competency_id, score])),
        feedback: new Set(withFeedback.map(({ competency_id }) => competency_id)),
      };
    }),
  };
}
