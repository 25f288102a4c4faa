import { defineOperation } from '../../../operation/operation.ts';
import { orderCompetencies as order } from '../competencies/competency-service.ts';
import { performanceMessages } from '../performance-messages.ts';

/** Puts the competencies in order. */
export const orderCompetencies = defineOperation('orderCompetencies', async ({ body }, context) => {
  await order(context, body.idsCompetencias);
  return { data: null, msg: performanceMessages.saved };
});
