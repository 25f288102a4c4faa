import { mayChangeUser, noPermissions, type Permissions, rightBeyond } from '@aferir/domain';
import { asStaff, type OperationContext } from '../../operation/context.ts';
import { readCurrentPermissions } from '../../operation/sessions/staff-permissions.ts';
import { conflict, forbidden } from '../../platform/errors/failures.ts';
import { lockStaffAccess, requireAdministratorLeft } from '../../shared/staff/staff-access.ts';
import { endInvitation } from '../../shared/staff/staff-invitation.ts';
import type { PersonLeft, PersonReturned } from '../feature.ts';
import { createUserStore, type StoredUser } from './user-store.ts';
import { usersMessages } from './users-messages.ts';

/** The person behind a user leaves by who may change the user, and never by themselves. */
export const keepUserOfStronger: PersonLeft = async (context, personId) => {
  const { db, company, actor, now } = context;
  const user = await findActiveUser(context, personId);
  if (!user) return;
  if (user.id === asStaff(actor).staffUserId) {
    await requireAdministratorLeft(db, company.id);
    throw conflict(usersMessages.ownDeactivation);
  }
  await requireRightOver(context, user);
  await endInvitation(db, { companyId: company.id, staffUserId: user.id }, 'revoked', now);
};

/** The person behind a user comes back by who may change the user and give all that they may do. */
export const returnUserWithin: PersonReturned = async (context, personId) => {
  const user = await findActiveUser(context, personId);
  if (!user) return;
  const giver = await requireRightOver(context, user);
  const beyond = rightBeyond(giver, { before: noPermissions, after: user.permissions });
  if (beyond) throw forbidden(usersMessages.bringsBack(beyond));
};

/** The user who is a person, unless they are inactive themselves: then the person changes nothing for them. */
async function findActiveUser(
  { db, company }: OperationContext,
  personId: number,
): Promise<StoredUser | undefined> {
  await lockStaffAccess(db, company.id);
  const store = createUserStore(db, company.id);
  const found = await store.findByPerson(personId);
  const user = found && (await store.find(found.id));
  return user?.is_active ? user : undefined;
}

async function requireRightOver(
  { db, actor }: OperationContext,
  { permissions }: StoredUser,
): Promise<Permissions> {
  const giver = await readCurrentPermissions(db, asStaff(actor).staffUserId);
  if (mayChangeUser(giver, permissions)) return giver;
  throw forbidden(
    permissions.isAdministrator
      ? usersMessages.changesAdministrator
      : usersMessages.changesUserBehind,
  );
}
