import type { ReviewReader } from './review-access.ts';

/** Characters of a comment beside a score, whoever gives both. */
export const SCORE_COMMENT_LENGTH = 500;

/** Whether a reader is told what the person wrote beside the own scores: others once the self-assessment is finished. */
export function tellsSelfComments(isSelfFinished: boolean, { role }: ReviewReader): boolean {
  return isSelfFinished || role === 'owner';
}

/** Whether a reader who sees a manager's score is told what stands beside it: everybody but a home, which tells figures. */
export function tellsManagerComments({ role }: ReviewReader): boolean {
  return role !== 'home';
}
