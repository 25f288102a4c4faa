import { defineOperation } from '../../../operation/operation.ts';
import { removeAgreementOf } from '../agreements/agreement-service.ts';
import { agreementsMessages } from '../agreements/agreements-messages.ts';

/** Takes away an agreement that has never held. */
export const removeAgreement = defineOperation('removeAgreement', async ({ body }, context) => {
  await removeAgreementOf(context, { id: body.idCombinado, version: body.nrVersao });
  return { data: null, msg: agreementsMessages.removed };
});
