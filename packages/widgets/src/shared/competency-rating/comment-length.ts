import { SCORE_COMMENT_LENGTH } from '@aferir/domain';

/** Whether a comment can't be sent for its length. */
export function isCommentTooLong(comment: string): boolean {
  return comment.trim().length > SCORE_COMMENT_LENGTH;
}
