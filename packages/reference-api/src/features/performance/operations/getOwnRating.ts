import { defineReading, type Operation } from '../../../operation/operation.ts';
import { readOwnRating } from '../raters/own-rating-service.ts';
import type { RaterPorts } from '../raters/rater-access.ts';
import { toOwnRatingContent } from '../raters/raters-serializer.ts';

/** Reads what the caller rates somebody by. */
export function getOwnRating(ports: RaterPorts): Operation {
  return defineReading('getOwnRating', async ({ query }, context) => ({
    data: toOwnRatingContent(await readOwnRating(ports, context, query.idAvaliador)),
  }));
}
