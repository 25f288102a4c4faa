import { asEmployee } from '../../../context.ts';
import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { endSession } from '../../../sessions/session-tokens.ts';

/** Ends the caller's employee session at once. */
export function signOutEmployee(): Operation {
  return defineOperation('signOutEmployee', async (_input, { db, actor, now }) => {
    await endSession(db, asEmployee(actor).sessionId, 'signed-out', now);
    return { data: null };
  });
}
