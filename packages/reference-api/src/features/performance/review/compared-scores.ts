import { type CompetencyComparison, compareReview, meanOf, type Review } from '@aferir/domain';
import type { LoadedReview } from './review-model.ts';

/** What both sides of a review come to, by competency. */
export function comparisonsOf(
  review: Review,
): ReadonlyMap<number, CompetencyComparison['comparison']> {
  return new Map(
    compareReview(review).map(({ competencyId, comparison }) => [competencyId, comparison]),
  );
}

/** The two sides of a review, competency by competency, and what each comes to. */
export function comparedScoresOf({ competencies, review }: LoadedReview<unknown>) {
  const comparisons = comparisonsOf(review);
  const compared = competencies.map(({ competency_id, name, self_score }) => ({
    idCompetencia: competency_id,
    nmCompetencia: name,
    nrAutoavaliacao: self_score,
    nrMediaGestores: comparisons.get(competency_id)?.average ?? null,
  }));
  return {
    mediaAutoavaliacao: meanOf(compared.map(({ nrAutoavaliacao }) => nrAutoavaliacao)),
    mediaGestores: meanOf(compared.map(({ nrMediaGestores }) => nrMediaGestores)),
    competencias: compared,
  };
}
