import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { saveOwnRatingOf } from '../raters/own-rating-service.ts';
import type { RaterPorts } from '../raters/rater-access.ts';
import { ratersMessages } from '../raters/raters-messages.ts';
import { toOwnProgress } from '../raters/raters-serializer.ts';

/** Saves the caller's score of a competency. */
export function saveOwnRating(ports: RaterPorts): Operation {
  return defineOperation('saveOwnRating', async ({ body }, context) => {
    const progress = await saveOwnRatingOf(ports, context, {
      raterId: body.idAvaliador,
      competencyId: body.idCompetencia,
      score: body.nrIndice,
      comment: body.dsComentario?.trim(),
    });
    return { data: toOwnProgress(progress), msg: ratersMessages.saved };
  });
}
