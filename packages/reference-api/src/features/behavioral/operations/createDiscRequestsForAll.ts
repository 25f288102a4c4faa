import { defineOperationInSteps, type Operation } from '../../../operation/operation.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import type { SendingProgress } from '../../../shared/requests/send-in-steps.ts';
import { createNextRequests } from '../requests/request-service.ts';

/** Sends a request to everybody, or those of an order, who can get one. */
export function createDiscRequestsForAll(services: MailServices): Operation {
  return defineOperationInSteps(
    'createDiscRequestsForAll',
    ({ body: order }, context, progress: SendingProgress | undefined) =>
      createNextRequests(services, context, { order, progress }),
  );
}
