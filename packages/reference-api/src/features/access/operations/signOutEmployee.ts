import { asEmployee } from '../../../operation/context.ts';
import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { signOut } from '../sign-out-service.ts';

/** Ends the caller's employee session at once. */
export function signOutEmployee(): Operation {
  return defineOperation('signOutEmployee', async (_input, context) => {
    await signOut(context, asEmployee(context.actor));
    return { data: null };
  });
}
