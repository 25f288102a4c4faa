import { defineOperationInSteps, type Operation } from '../../../operation/operation.ts';
import type { MassSendProgress } from '../../../requests/mass-send.ts';
import type { PerformanceServices } from '../performance-services.ts';
import { createNextRequests } from '../requests/request-service.ts';

/** Sends a performance request to everybody who can get one. */
export function createPerformanceRequestsForAll(services: PerformanceServices): Operation {
  return defineOperationInSteps(
    'createPerformanceRequestsForAll',
    (_input, context, progress: MassSendProgress | undefined) =>
      createNextRequests(services, context, progress),
  );
}
