import { compareReview, meanOf } from '@aferir/domain';
import type { LoadedReview } from './review-model.ts';

/** The two sides of a review, competency by competency, and what each comes to. */
export function comparedScoresOf({ competencies, review }: LoadedReview<unknown>) {
  const comparisons = new Map(
    compareReview(review).map(({ competencyId, comparison }) => [competencyId, comparison]),
  );
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
