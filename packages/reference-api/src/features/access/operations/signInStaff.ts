import { definePublicOperation, type Operation } from '../../../operation/operation.ts';
import type { SignInService } from '../sign-in-service.ts';

/** Signs staff in. */
export function signInStaff(service: SignInService): Operation {
  return definePublicOperation('signInStaff', async ({ body }, context) => ({
    data: await service.signInStaff(body, context),
  }));
}
