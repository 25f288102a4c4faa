import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import type { BehavioralServices } from '../behavioral-services.ts';
import { createRequestsForAll } from '../requests/request-service.ts';

/** Sends a request to everybody who can get one. */
export function createDiscRequestsForAll(services: BehavioralServices): Operation {
  return defineOperation('createDiscRequestsForAll', async (_input, context) => {
    const { sent, skipped } = await createRequestsForAll(services, context);
    return {
      data: { qtdEnviados: sent, qtdIgnorados: skipped },
      msg: behavioralMessages.massSendStarted,
    };
  });
}
