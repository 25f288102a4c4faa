import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { PositionCompetencies } from '../position-competencies.ts';
import { toPositionValues } from '../position-input.ts';
import { savePosition as save } from '../position-service.ts';

/** Creates or changes a position. */
export function savePosition(competencies: PositionCompetencies): Operation {
  return defineOperation('savePosition', async ({ body }, context) => {
    const id = await save(context, competencies, {
      record: { id: body.idOrganogramaCargo, version: body.nrVersao },
      values: toPositionValues(body),
      competencyIds: body.idsCompetencias,
    });
    return { data: id, msg: String(id) };
  });
}
