import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { performanceMessages } from '../performance-messages.ts';
import { closeRequest } from '../requests/request-service.ts';

/** Closes an open performance request. */
export function closePerformanceRequest(services: MailServices): Operation {
  return defineOperation('closePerformanceRequest', async ({ body: { idResposta } }, context) => {
    const cdStatus = await closeRequest(services, context, idResposta);
    return {
      data: { idResposta, flEncerrado: true as const, cdStatus },
      msg: performanceMessages.saved,
    };
  });
}
