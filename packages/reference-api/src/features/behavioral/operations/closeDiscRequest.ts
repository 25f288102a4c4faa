import { defineOperation } from '../../../operation/operation.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { closeRequest } from '../requests/request-service.ts';

/** Closes an open request. */
export const closeDiscRequest = defineOperation(
  'closeDiscRequest',
  async ({ body: { idResposta } }, context) => {
    await closeRequest(context, idResposta);
    return { data: { idResposta, flEncerrado: true as const }, msg: behavioralMessages.saved };
  },
);
