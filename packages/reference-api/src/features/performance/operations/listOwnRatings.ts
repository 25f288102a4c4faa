import { defineReading, type Operation } from '../../../operation/operation.ts';
import { listOwnRatingsOf } from '../raters/own-rating-service.ts';
import type { RaterPorts } from '../raters/rater-access.ts';
import { toOwnRating } from '../raters/raters-serializer.ts';

/** Lists whom the caller is asked to rate. */
export function listOwnRatings(ports: RaterPorts): Operation {
  return defineReading('listOwnRatings', async ({ query }, context) => {
    const { take = 30, index: page = 0 } = query;
    const { rows, total } = await listOwnRatingsOf(ports, context, { take, page });
    return { data: { rows: rows.map(toOwnRating), qtdRecords: total } };
  });
}
