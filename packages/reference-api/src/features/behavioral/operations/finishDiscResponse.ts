import { defineOperation } from '../../../operation/operation.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { toCompletion } from '../disc-serializer.ts';
import { finishResponse } from '../questionnaire/questionnaire-service.ts';

/** Ends the questionnaire once every question is answered. */
export const finishDiscResponse = defineOperation(
  'finishDiscResponse',
  async ({ body: { idResposta } }, context) => {
    const completion = await finishResponse(context, idResposta);
    return { data: toCompletion(idResposta, completion), msg: behavioralMessages.saved };
  },
);
