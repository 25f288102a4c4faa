import type { Schema } from '@aferir/api-client';

/** Somebody whom the employee rates. */
export type OwnRating = Schema<'OwnRating'>;

/** A review for which the employee says who rates. */
export type AroundReview = Schema<'AroundReview'>;

/** What the employee does about those around: rates a colleague, or says who rates. */
export type AroundTask = { readonly rating: OwnRating } | { readonly review: AroundReview };

/** The cards of what an employee does about those around. */
export type AroundCardName = 'ratings' | 'reviews';

/** What of those around waits for this person: colleagues who are not rated yet, and proposals that a manager decides on. */
export function waitingAround({ rows, acompanhadas }: Schema<'OwnRatingList'>): {
  readonly ratings: readonly OwnRating[];
  readonly reviews: readonly AroundReview[];
} {
  return {
    ratings: rows.filter(({ flConcluida }) => !flConcluida),
    reviews: acompanhadas.filter(({ flPropria, qtdPropostos }) => !flPropria && qtdPropostos > 0),
  };
}
