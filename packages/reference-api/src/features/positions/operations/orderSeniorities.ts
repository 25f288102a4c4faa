import { defineOperation } from '../../../operation/operation.ts';
import { positionsMessages } from '../positions-messages.ts';
import { orderSeniorities as order } from '../seniority-service.ts';

/** Puts the seniorities in order. */
export const orderSeniorities = defineOperation('orderSeniorities', async ({ body }, context) => {
  await order(context, body.idsSenioridades);
  return { data: null, msg: positionsMessages.saved };
});
