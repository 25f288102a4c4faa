import { defineOperation } from '../../../operation/operation.ts';
import { confirmAgreementOf } from '../agreements/agreement-service.ts';
import { agreementsMessages } from '../agreements/agreements-messages.ts';

/** Confirms an agreement. */
export const confirmAgreement = defineOperation('confirmAgreement', async ({ body }, context) => {
  await confirmAgreementOf(context, { id: body.idCombinado, version: body.nrVersao });
  return { data: null, msg: agreementsMessages.confirmed };
});
