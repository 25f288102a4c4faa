import { defineOperation } from '../../../operation/operation.ts';
import { positionsMessages } from '../positions-messages.ts';
import { deleteSeniority as remove } from '../seniority-service.ts';

/** Deletes a seniority. */
export const deleteSeniority = defineOperation('deleteSeniority', async ({ query }, context) => {
  await remove(context, { id: query.idSenioridade, targetId: query.idSenioridadeDestino });
  return { data: null, msg: positionsMessages.removed };
});
