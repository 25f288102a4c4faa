import { defineReading, type Operation } from '../../../operation/operation.ts';
import { listAroundReviews } from '../raters/around-reviews.ts';
import { listOwnRatingsOf } from '../raters/own-rating-service.ts';
import type { RaterPorts } from '../raters/rater-access.ts';
import { toAroundReview, toOwnRating } from '../raters/raters-serializer.ts';

/** Lists whom the caller is asked to rate, and the reviews for which they say who rates. */
export function listOwnRatings(ports: RaterPorts): Operation {
  return defineReading('listOwnRatings', async ({ query }, context) => {
    const { take = 30, index: page = 0 } = query;
    const { rows, total } = await listOwnRatingsOf(ports, context, { take, page });
    const acompanhadas = (await listAroundReviews(ports, context)).map(toAroundReview);
    return { data: { rows: rows.map(toOwnRating), qtdRecords: total, acompanhadas } };
  });
}
