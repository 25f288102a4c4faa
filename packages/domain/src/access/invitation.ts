/** What decides whether a staff user is invited. */
export interface InvitableUser {
  readonly hasPassword: boolean;
  /** Whether they may come in. */
  readonly isActive: boolean;
  /** The address that an invitation goes to. */
  readonly login: string;
}

/** How far the invitation of a user without a password is: it waits, has waited in vain, or there is none. */
export type InvitationState = 'waiting' | 'over' | 'none';

/**
 * Whether a change invites a user: one who has no password and may come in, and who is new, has come back or is reached
 * at another address.
 */
export function callsForInvitation(
  before: InvitableUser | undefined,
  after: InvitableUser,
): boolean {
  if (after.hasPassword || !after.isActive) return false;
  return !before?.isActive || before.login !== after.login;
}

/** Whether a change ends the invitation that a user has: it would let in nobody who may, or somebody else. */
export function endsInvitation(before: InvitableUser | undefined, after: InvitableUser): boolean {
  return before !== undefined && (!after.isActive || before.login !== after.login);
}

/** How far an invitation is, by when it stops working; null where there is none. */
export function invitationState(expiresAt: Date | null, now: Date): InvitationState {
  if (expiresAt === null) return 'none';
  return expiresAt > now ? 'waiting' : 'over';
}
