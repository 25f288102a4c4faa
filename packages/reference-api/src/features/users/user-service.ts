import {
  effectivePermissions,
  type InvitableUser,
  isUserActive,
  noPermissions,
  type Permissions,
  revivesDeparted,
  rightBeyond,
} from '@aferir/domain';
import { asStaff, type OperationContext } from '../../operation/context.ts';
import { findForSave, found, type SavedRecord } from '../../operation/find-for-change.ts';
import type { Passwords } from '../../operation/sessions/password.ts';
import { assertPasswordPolicy } from '../../operation/sessions/password-policy.ts';
import { endSessionsOf } from '../../operation/sessions/session-tokens.ts';
import { readCurrentPermissions } from '../../operation/sessions/staff-permissions.ts';
import {
  conflict,
  conflictField,
  forbidden,
  invalidField,
} from '../../platform/errors/failures.ts';
import type { ImageChange, StoredImages } from '../../shared/images/stored-images.ts';
import type { MailServices } from '../../shared/mail/mailer.ts';
import { tellFormerLogin } from '../../shared/staff/login-changed-mail.ts';
import {
  lockStaffAccess,
  requireAdministratorLeft,
  requireFreeLogin,
  takingLogin,
} from '../../shared/staff/staff-access.ts';
import { endInvitation } from '../../shared/staff/staff-invitation.ts';
import { dropTemporaryPassword } from '../../shared/staff/temporary-password.ts';
import { followWithInvitation } from './invitation/invite-user.ts';
import {
  createUserStore,
  type StoredUser,
  type UserColumns,
  type UserStore,
} from './user-store.ts';
import { usersMessages } from './users-messages.ts';

/** A user as they come in. */
export interface SavedUser extends SavedRecord {
  /** Of a new user whom no invitation is mailed. */
  readonly password: string | undefined;
  readonly profileIds: readonly number[];
  readonly columns: UserColumns;
}

/** What saving a user takes. */
export interface UserServices extends MailServices {
  readonly passwords: Passwords;
  readonly images: StoredImages;
}

/** A change under way: who makes it, to whom. */
interface Change {
  readonly store: UserStore;
  readonly giver: Permissions;
  readonly isSelf: boolean;
  readonly current: StoredUser | undefined;
  readonly given: SavedUser;
}

/** Creates or changes a user; tells the id. */
export async function saveUserOf(
  context: OperationContext,
  given: SavedUser,
  { passwords, images, mailer }: UserServices,
): Promise<number> {
  const { db, company, actor, audit, now } = context;
  const { staffUserId } = asStaff(actor);
  const { columns, profileIds } = given;
  const passwordHash = given.id === 0 ? await hashNew(given.password, passwords) : null;
  await lockStaffAccess(db, company.id);
  const store = createUserStore(db, company.id);
  const current = await findForSave(store, given, usersMessages.changedMeanwhile);
  const giver = await readCurrentPermissions(db, staffUserId);
  const change = { store, giver, isSelf: given.id === staffUserId, current, given };
  requireOwnRules(change);
  requireAdministrators(change);
  await requireLinkable(change);
  await requireGivable(change);
  await images.exchange(context, photoChange(current?.photo_url ?? null, columns.photo_url));
  await requireFreeLogin(db, columns.login, given.id);

  const id = await takingLogin(async () => {
    if (!current) return store.insert({ ...columns, password_hash: passwordHash });
    await store.update(current.id, columns);
    return current.id;
  });
  await store.setProfiles(id, profileIds);
  if (current && columns.login !== current.login) {
    await dropTemporaryPassword(db, { companyId: company.id, staffUserId: id });
    const staffUser = await store.find(staffUserId);
    await tellFormerLogin({ mailer }, context, current, staffUser?.name ?? company.trade_name);
  }
  if (current?.is_administrator) await requireAdministratorLeft(db, company.id);
  if (current && !columns.is_active) {
    await endSessionsOf(db, { realm: 'staff', id }, 'deactivated', now);
  }
  await followWithInvitation(
    { mailer },
    context,
    { id, name: columns.name, login: columns.login, personId: personIdAfter(change) },
    { before: current && invitableOf(current), after: invitableAfter(change, passwordHash) },
  );
  await audit({
    action: current ? 'staff-user.changed' : 'staff-user.created',
    subject: { kind: 'staff', id },
    details: {
      isAdministrator: columns.is_administrator,
      isActive: columns.is_active,
      profiles: profileIds.join(),
    },
  });
  return id;
}

/** Deletes a user; what they did before stays under their name. */
export async function deleteUserOf(
  context: OperationContext,
  id: number,
  images: StoredImages,
): Promise<void> {
  const { db, company, actor, audit, now } = context;
  const { staffUserId } = asStaff(actor);
  await lockStaffAccess(db, company.id);
  const store = createUserStore(db, company.id);
  const user = found(await store.find(id));
  if (id === staffUserId) throw conflict(usersMessages.ownDeletion);
  const giver = await readCurrentPermissions(db, staffUserId);
  if (user.is_administrator && !giver.isAdministrator) {
    throw forbidden(usersMessages.changesAdministrator);
  }
  await images.exchange(context, photoChange(user.photo_url, null));
  await store.erase(id, now);
  const holder = { companyId: company.id, staffUserId: id };
  await dropTemporaryPassword(db, holder);
  await endInvitation(db, holder, 'revoked', now);
  if (user.is_administrator) await requireAdministratorLeft(db, company.id);
  await endSessionsOf(db, { realm: 'staff', id }, 'deactivated', now);
  await audit({ action: 'staff-user.deleted', subject: { kind: 'staff', id } });
}

function photoChange(current: string | null, given: string | null | undefined): ImageChange {
  return { field: 'urlFoto', shownBy: 'user', current, given };
}

/** Null for who is invited to set one. */
async function hashNew(password: string | undefined, passwords: Passwords): Promise<string | null> {
  if (password === undefined) return null;
  assertPasswordPolicy(password, 'dsSenha');
  return passwords.hash(password);
}

function requireOwnRules({ giver, isSelf, current, given }: Change): void {
  if (!current || !isSelf) return;
  if (!given.columns.is_active) throw conflict(usersMessages.ownDeactivation);
  if (given.columns.login !== current.login) {
    throw invalidField('dsEmail', usersMessages.ownLogin);
  }
  if (giver.isAdministrator) return;
  const held = current.profiles.map(({ id }) => id);
  const isSame =
    held.length === given.profileIds.length && held.every((id) => given.profileIds.includes(id));
  if (!isSame) throw forbidden(usersMessages.ownProfiles);
}

function requireAdministrators({ giver, current, given }: Change): void {
  if (giver.isAdministrator) return;
  if (current?.is_administrator) throw forbidden(usersMessages.changesAdministrator);
  if (given.columns.is_administrator) throw forbidden(usersMessages.makesAdministrator);
  if (given.columns.is_supervisor && !current?.is_supervisor) {
    throw forbidden(usersMessages.makesSupervisor);
  }
  if (!current || given.columns.login === current.login) return;
  // Whoever owns the address can have a new password sent there.
  const stronger = rightBeyond(giver, { before: noPermissions, after: current.permissions });
  if (stronger) throw forbidden(usersMessages.loginOfStronger);
}

async function requireLinkable({ store, current, given }: Change): Promise<void> {
  const personId = given.columns.person_id;
  if (personId === undefined || personId === (current?.person_id ?? null)) return;
  requireNoRevival(current, given);
  if (personId === null) return;
  const person = found(await store.findPerson(personId), usersMessages.employeeNotFound);
  if (!person.is_active) throw conflict(usersMessages.employeeInactive);
  if (await store.findByPerson(personId)) throw conflict(usersMessages.employeeTaken);
}

/** By another link, or none, nobody comes back who has left. */
function requireNoRevival(current: StoredUser | undefined, { columns }: SavedUser): void {
  if (!current) return;
  const before = { isActive: current.is_active, personIsActive: current.person_is_active };
  const after = { isActive: columns.is_active, personIsActive: columns.person_id ? true : null };
  if (revivesDeparted(before, after)) {
    throw conflictField('flAtivo', usersMessages.departed);
  }
}

/** What somebody inactive may do is given anew by whoever activates them. */
async function requireGivable({ store, giver, current, given }: Change): Promise<void> {
  const grants = found(await store.readGrants(given.profileIds), usersMessages.profileNotFound);
  const { columns } = given;
  const personId = personIdAfter({ current, given });
  const after = effectivePermissions({
    isAdministrator: columns.is_administrator,
    isInternal: personId !== null,
    profiles: [grants],
  });
  const isActivated = columns.is_active && current?.is_active === false;
  const before = current && !isActivated ? current.permissions : noPermissions;
  const beyond = rightBeyond(giver, { before, after });
  if (beyond) throw forbidden(usersMessages.beyond(beyond));
}

/** The person whom the user is once the change is made. */
function personIdAfter({ current, given }: Pick<Change, 'current' | 'given'>): number | null {
  const { person_id: stated } = given.columns;
  return stated === undefined ? (current?.person_id ?? null) : stated;
}

function invitableOf(user: StoredUser): InvitableUser {
  return {
    hasPassword: user.password_hash !== null,
    isActive: isUserActive({ isActive: user.is_active, personIsActive: user.person_is_active }),
    login: user.login,
  };
}

function invitableAfter(change: Change, passwordHash: string | null): InvitableUser {
  const { current, given } = change;
  // Whoever is linked anew is active, else it would have been refused.
  const isSamePerson = personIdAfter(change) === (current?.person_id ?? null);
  const personIsActive = isSamePerson ? (current?.person_is_active ?? null) : null;
  return {
    hasPassword: (current ? current.password_hash : passwordHash) !== null,
    isActive: isUserActive({ isActive: given.columns.is_active, personIsActive }),
    login: given.columns.login,
  };
}
