import { asStaff } from '../../../operation/context.ts';
import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { signOut } from '../sign-out-service.ts';

/** Ends the caller's staff session at once. */
export function signOutStaff(): Operation {
  return defineOperation('signOutStaff', async (_input, context) => {
    await signOut(context, asStaff(context.actor));
    return { data: null };
  });
}
