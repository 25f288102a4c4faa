import {
  noPermissions,
  oneLine,
  permissionsOfProfile,
  profileGrants,
  rightBeyond,
  writeRightsText,
} from '@aferir/domain';
import { asStaff, type OperationContext } from '../../context.ts';
import {
  conflict,
  forbidden,
  invalidField,
  invalidFields,
  notFound,
} from '../../errors/failures.ts';
import { readCurrentPermissions } from '../../sessions/staff-permissions.ts';
import { lockStaffAccess } from '../../staff/staff-access.ts';
import { createAccessProfileStore, type ProfileValues } from './access-profile-store.ts';
import { accessProfilesMessages } from './access-profiles-messages.ts';

/** A profile as it comes in. */
export interface SavedProfile extends ProfileValues {
  /** 0: a new one. */
  readonly id: number;
  /** The version that the change was made on; undefined takes what is there. */
  readonly version: number | undefined;
}

/** Creates or changes a profile; tells its id. */
export async function saveProfile(context: OperationContext, given: SavedProfile): Promise<number> {
  const { db, company, actor, audit } = context;
  const { staffUserId } = asStaff(actor);
  const values = checkedValues(given);
  await lockStaffAccess(db, company.id);
  const store = createAccessProfileStore(db, company.id, staffUserId);
  const current = given.id === 0 ? undefined : await store.find(given.id);
  if (given.id !== 0 && !current) throw notFound();
  if (current?.isOwn) throw forbidden(accessProfilesMessages.own);
  if (current && given.version !== undefined && given.version !== current.version) {
    throw conflict(accessProfilesMessages.changedMeanwhile);
  }
  const beyond = rightBeyond(await readCurrentPermissions(db, staffUserId), {
    before: current ? permissionsOfProfile(current.grants) : noPermissions,
    after: permissionsOfProfile(values.grants),
  });
  if (beyond) throw forbidden(accessProfilesMessages.beyond(beyond));
  if (await store.isNameTaken(values.name, given.id))
    throw invalidField('nmPerfilAcesso', accessProfilesMessages.nameTaken, 409);
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
  const profile = await store.find(id);
  if (!profile) throw notFound();
  if (profile.userCount > 0) throw conflict(accessProfilesMessages.inUse(profile.userCount));
  await store.delete(id);
  await audit({
    action: 'access-profile.deleted',
    subject: { kind: 'access-profile', id },
    details: { name: profile.name },
  });
}

function checkedValues({ name, description, grants: stated }: SavedProfile): ProfileValues {
  const values = { name: oneLine(name), description: description.trim() };
  const fields = { nmPerfilAcesso: values.name, dsPerfilAcesso: values.description };
  const empty = Object.entries(fields).filter(([, text]) => text === '');
  if (empty.length > 0) {
    throw invalidFields(
      empty.map(([field]) => ({ field, message: accessProfilesMessages.required })),
    );
  }
  const grants = profileGrants(stated);
  if (grants.length === 0) throw invalidField('Secoes', accessProfilesMessages.noSection);
  return { ...values, grants };
}

function textOf({ grants }: ProfileValues): string {
  return writeRightsText(grants.map(({ section, rights }) => [section, rights]));
}
