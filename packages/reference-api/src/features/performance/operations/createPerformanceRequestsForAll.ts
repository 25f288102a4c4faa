import { defineOperationInSteps, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import type { SendingProgress } from '../../../shared/requests/send-in-steps.ts';
import { createNextRequests } from '../requests/request-service.ts';

/** Sends a performance request to everybody, or those of an order, who can get one. */
export function createPerformanceRequestsForAll(services: MailServices): Operation {
  return defineOperationInSteps(
    'createPerformanceRequestsForAll',
    ({ body: order }, context, progress: SendingProgress | undefined) =>
      createNextRequests(services, context, { order, progress }),
  );
}
