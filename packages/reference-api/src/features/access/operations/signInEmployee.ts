import { definePublicOperation, type Operation } from '../../../operation/operation.ts';
import type { SignInService } from '../sign-in-service.ts';

/** Signs an employee of a company in. */
export function signInEmployee(service: SignInService): Operation {
  return definePublicOperation('signInEmployee', async ({ body }, context) => ({
    data: await service.signInEmployee({ ...body, companyId: body.idcliente }, context),
  }));
}
