import { definePublicOperation, type Operation } from '../../../operation/operation.ts';
import type { SignInService } from '../sign-in-service.ts';

/** Continues a staff session. */
export function refreshStaffSession(service: SignInService): Operation {
  return definePublicOperation('refreshStaffSession', async ({ body }, context) => ({
    data: await service.refreshStaff(body.refreshToken, context),
  }));
}
