import type { MailServices } from '../../../mail/mailer.ts';
import { defineOperationInSteps, type Operation } from '../../../operation/operation.ts';
import type { MassSendProgress } from '../../../requests/mass-send.ts';
import { createNextRequests } from '../requests/request-service.ts';

/** Sends a performance request to everybody, or those of an order, who can get one. */
export function createPerformanceRequestsForAll(services: MailServices): Operation {
  return defineOperationInSteps(
    'createPerformanceRequestsForAll',
    ({ body }, context, progress: MassSendProgress | undefined) =>
      createNextRequests(services, context, body, progress),
  );
}
