import { can, type Permissions } from './permissions.ts';
import { SECTION } from './section.ts';

/** What decides whether a staff user may come in. */
export interface UserActivity {
  readonly isActive: boolean;
  /** Of an internal user: whether the person is active; null for any other. */
  readonly personIsActive: boolean | null;
}

/** Whether a staff user may come in: an internal one as long as the person is active. */
export function isUserActive({ isActive, personIsActive }: UserActivity): boolean {
  return isActive && personIsActive !== false;
}

/**
 * Whether a change lets in a user whose person has left, because it takes the person away or puts another
 * one there. Only the person comes back, or a user whom somebody activates for themselves.
 */
export function revivesDeparted(before: UserActivity, after: UserActivity): boolean {
  return before.personIsActive === false && isUserActive(after);
}

/**
 * Whether somebody may change a user, and so activate or deactivate the person behind: those who may change
 * users, and administrators alone where it is one.
 */
export function mayChangeUser(giver: Permissions, user: Permissions): boolean {
  return can(giver, SECTION.users, 'alterar') && (giver.isAdministrator || !user.isAdministrator);
}
