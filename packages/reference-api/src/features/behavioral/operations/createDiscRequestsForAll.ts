import { defineOperationInSteps, type Operation } from '../../../operation/operation.ts';
import type { MassSendProgress } from '../../../requests/mass-send.ts';
import type { BehavioralServices } from '../behavioral-services.ts';
import { createNextRequests } from '../requests/request-service.ts';

/** Sends a request to everybody who can get one. */
export function createDiscRequestsForAll(services: BehavioralServices): Operation {
  return defineOperationInSteps(
    'createDiscRequestsForAll',
    (_input, context, progress: MassSendProgress | undefined) =>
      createNextRequests(services, context, progress),
  );
}
