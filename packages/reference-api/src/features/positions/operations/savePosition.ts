import { defineOperation } from '../../../operation/operation.ts';
import { toPositionValues } from '../position-input.ts';
import { savePosition as save } from '../position-service.ts';

/** Creates or changes a position. */
export const savePosition = defineOperation('savePosition', async ({ body }, context) => {
  const saved = { id: body.idOrganogramaCargo, version: body.nrVersao };
  const id = await save(context, saved, toPositionValues(body));
  return { data: id, msg: String(id) };
});
