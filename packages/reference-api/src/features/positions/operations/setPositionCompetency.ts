import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { PositionCompetencies } from '../position-competencies.ts';
import { setCompetency } from '../position-service.ts';
import { positionsMessages } from '../positions-messages.ts';

/** Selects a competency for a position, or takes it back. */
export function setPositionCompetency(competencies: PositionCompetencies): Operation {
  return defineOperation('setPositionCompetency', async ({ body }, context) => {
    await setCompetency(context, competencies, {
      positionId: body.idOrganogramaCargo,
      competencyId: body.idCompetencia,
      isSelected: body.isPost,
    });
    return { data: null, msg: positionsMessages.saved };
  });
}
