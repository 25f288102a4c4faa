import { asStaff } from '../../../context.ts';
import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { endSession } from '../../../sessions/session-tokens.ts';

/** Ends the caller's staff session at once. */
export function signOutStaff(): Operation {
  return defineOperation('signOutStaff', async (_input, { db, actor, now }) => {
    await endSession(db, asStaff(actor).sessionId, 'signed-out', now);
    return { data: null };
  });
}
