import { defineOperation } from '../../../operation/operation.ts';
import { readStanding } from '../review/review-standing.ts';
import { toReviewStanding } from '../review/review-standing-serializer.ts';

/** Tells how a review stands for the caller. */
export const getReviewStanding = defineOperation(
  'getReviewStanding',
  async ({ query: { idResposta } }, context) => ({
    data: toReviewStanding(await readStanding(context, idResposta)),
  }),
);
