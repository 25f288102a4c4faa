import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { performanceMessages } from '../performance-messages.ts';
import type { PerformanceServices } from '../performance-services.ts';
import { createRequestsForAll } from '../requests/request-service.ts';

/** Sends a performance request to everybody who can get one. */
export function createPerformanceRequestsForAll(services: PerformanceServices): Operation {
  return defineOperation('createPerformanceRequestsForAll', async (_input, context) => {
    const { sent, skipped } = await createRequestsForAll(services, context);
    return {
      data: { qtdEnviados: sent, qtdIgnorados: skipped },
      msg: performanceMessages.massSendStarted,
    };
  });
}
