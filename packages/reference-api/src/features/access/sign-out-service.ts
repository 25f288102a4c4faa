import type { EmployeeActor, OperationContext, StaffActor } from '../../operation/context.ts';
import { endSession } from '../../operation/sessions/session-tokens.ts';

/** Ends the caller's own session at once. */
export async function signOut(
  { db, now, audit }: OperationContext,
  actor: StaffActor | EmployeeActor,
): Promise<void> {
  const id = actor.kind === 'staff' ? actor.staffUserId : actor.personId;
  const { personId, kind } = actor;
  await endSession(db, actor.sessionId, 'signed-out', now);
  await audit({
    action: 'session.ended',
    subject: { kind, id },
    ...(personId !== null && { personId }),
  });
}
