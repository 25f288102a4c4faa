import { defineOperation } from '../../../operation/operation.ts';
import { deletePosition as remove } from '../position-service.ts';
import { positionsMessages } from '../positions-messages.ts';

/** Deletes a position. */
export const deletePosition = defineOperation('deletePosition', async ({ query }, context) => {
  await remove(context, {
    id: query.idOrganogramaCargo,
    targetId: query.idOrganogramaCargoDestino,
  });
  return { data: null, msg: positionsMessages.removed };
});
