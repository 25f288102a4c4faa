import { noPermissions, permissionsOfProfile, rightBeyond, writeRightsText } from '@aferir/domain';
import { asStaff, type OperationContext } from '../../operation/context.ts';
import { findForSave, found, type SavedRecord } from '../../operation/find-for-change.ts';
import { readCurrentPermissions } from '../../operation/sessions/staff-permissions.ts';
import { conflict, conflictField, forbidden } from '../../platform/errors/failures.ts';
import { lockStaffAccess } from '../../shared/staff/staff-access.ts';
import { createAccessProfileStore, type ProfileValues } from './access-profile-store.ts';
import { accessProfilesMessages } from './access-profiles-messages.ts';

/** Creates or changes a profile; tells its id. */
export async function saveProfile(
  { db, company, actor, audit }: OperationContext,
  saved: SavedRecord,
  values: ProfileValues,
): Promise<number> {
  const { staffUserId } = asStaff(actor);
  await lockStaffAccess(db, company.id);
  const store = createAccessProfileStore(db, company.id, staffUserId);
  const current = await findForSave(store, saved, accessProfilesMessages.changedMeanwhile);
  if (current?.isOwn) throw forbidden(accessProfilesMessages.own);
  const beyond = rightBeyond(await readCurrentPermissions(db, staffUserId), {
    before: current ? permissionsOfProfile(current.grants) : noPermissions,
    after: permissionsOfProfile(values.grants),
  });
  if (beyond) throw forbidden(accessProfilesMessages.beyond(beyond));
  if (await store.isNameTaken(values.name, saved.id)) {
    throw conflictField('nmPerfilAcesso', accessProfilesMessages.nameTaken);
  }
  const id = current ? current.id : await store.insert(values);
  if (current) await store.update(id, values);
  await audit({
    action: current ? 'access-profile.changed' : 'access-profile.created',
    subject: { kind: 'access-profile', id },
    details: { name: values.name, rights: textOf(values) },
  });
  return id;
}

/** Deletes a profile that nobody has. */
export async function deleteProfile(context: OperationContext, id: number): Promise<void> {
  const { db, company, actor, audit } = context;
  await lockStaffAccess(db, company.id);
  const store = createAccessProfileStore(db, company.id, asStaff(actor).staffUserId);
  const profile = found(await store.find(id));
  if (profile.userCount > 0) throw conflict(accessProfilesMessages.inUse(profile.userCount));
  await store.delete(id);
  await audit({
    action: 'access-profile.deleted',
    subject: { kind: 'access-profile', id },
    details: { name: profile.name },
  });
}

function textOf({ grants }: ProfileValues): string {
  return writeRightsText(grants.map(({ section, rights }) => [section, rights]));
}
