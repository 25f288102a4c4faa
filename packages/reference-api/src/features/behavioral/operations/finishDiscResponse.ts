import { defineOperation } from '../../../operation/operation.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { finishResponse } from '../questionnaire/questionnaire-service.ts';

/** Ends the questionnaire once every question is answered. */
export const finishDiscResponse = defineOperation(
  'finishDiscResponse',
  async ({ body: { idResposta } }, context) => {
    const { outcomeId, finishedAt } = await finishResponse(context, idResposta);
    return {
      data: { idResposta, idResultado: outcomeId, dtTermino: finishedAt.toISOString() },
      msg: behavioralMessages.saved,
    };
  },
);
