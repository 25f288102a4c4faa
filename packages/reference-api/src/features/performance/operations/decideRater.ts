import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { RaterPorts } from '../raters/rater-access.ts';
import { decideOnRater } from '../raters/rater-service.ts';
import { ratersMessages } from '../raters/raters-messages.ts';

/** Approves or refuses a proposal. */
export function decideRater(ports: RaterPorts): Operation {
  return defineOperation('decideRater', async ({ body }, context) => {
    const isApproved = body.flAprovado;
    await decideOnRater(ports, context, { id: body.idAvaliador, isApproved });
    return { data: null, msg: isApproved ? ratersMessages.asked : ratersMessages.refused };
  });
}
