import type { Schema } from '@aferir/api-client';
import { useEffect } from 'react';
import { forgetManagerDrafts } from './rating-drafts.ts';

/** What a list says of a review. */
export type ListedReview = Pick<Schema<'ManagerReport'>, 'idResposta' | 'podeAvaliar'>;

/**
 * Removes a manager's drafts of reviews that a list no longer offers to rate: what was closed, or
 * rated on another device, would stay here for ever.
 */
export function useForgottenDrafts(
  reviews: readonly ListedReview[] | undefined,
  managerId: number | undefined,
): void {
  useEffect(() => {
    if (!reviews || managerId === undefined) return;
    const settled = reviews.flatMap(({ idResposta: responseId, podeAvaliar }) =>
      responseId === null || podeAvaliar ? [] : [{ responseId, managerId }],
    );
    forgetManagerDrafts(settled);
  }, [reviews, managerId]);
}
