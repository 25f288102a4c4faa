import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { RaterPorts } from '../raters/rater-access.ts';
import { proposeRaterFor } from '../raters/rater-service.ts';

/** Proposes somebody to rate the person of a review. */
export function proposeRater(ports: RaterPorts): Operation {
  return defineOperation('proposeRater', async ({ body }, context) => {
    const place = { responseId: body.idResposta, personId: body.idOrganogramaPessoa };
    const id = await proposeRaterFor(ports, context, place);
    return { data: id, msg: String(id) };
  });
}
