import { definePublicOperation, type Operation } from '../../../operation/operation.ts';
import { accessMessages } from '../access-messages.ts';
import type { RequestTrial } from '../trial/trial-service.ts';

/** Takes on who asks for a trial. */
export function requestTrial(request: RequestTrial): Operation {
  return definePublicOperation('requestTrial', async ({ body }, context) => {
    await request(body, context);
    return { data: null, msg: accessMessages.trialRequested };
  });
}
