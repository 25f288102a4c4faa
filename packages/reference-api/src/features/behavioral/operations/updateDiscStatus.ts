import { defineOperation } from '../../../operation/operation.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { toStatus } from '../disc-serializer.ts';
import { updateStatus } from '../questionnaire/questionnaire-service.ts';

/** Notes that the questionnaire was viewed or started. */
export const updateDiscStatus = defineOperation('updateDiscStatus', async ({ body }, context) => {
  const status = await updateStatus(context, body.idResposta, body.cdStatus);
  return { data: toStatus(body.idResposta, status), msg: behavioralMessages.saved };
});
