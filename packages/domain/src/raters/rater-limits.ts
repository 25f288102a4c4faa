import { SCORE_COMMENT_LENGTH } from '../performance/score-comment.ts';

/** The most, and the least, of those who rate from around a person. */
export const RATER_LIMITS = {
  /** People of one group who are proposed for a review, or asked. */
  perGroup: 8,
  /** Finished answers of a group from which on its means are told, and comments on a competency. */
  told: 3,
  /** Characters. */
  comment: SCORE_COMMENT_LENGTH,
} as const;
