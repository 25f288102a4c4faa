import { definePublicOperation, type Operation } from '../../../operation/operation.ts';
import type { SignInService } from '../sign-in-service.ts';

/** Continues an employee session. */
export function refreshEmployeeSession(service: SignInService): Operation {
  return definePublicOperation('refreshEmployeeSession', async ({ body }, context) => ({
    data: await service.refreshEmployee(body.refreshToken, context),
  }));
}
