import type { components } from '@aferir/api-client';
import {
  can,
  existsIn,
  isSectionId,
  noPermissions,
  type Permissions,
  permissionsOfProfile,
  RIGHTS,
  readRights,
  rightBeyond,
  type SectionGrant,
  type SectionNode,
  writeRights,
} from '@aferir/domain';
import { invalidField } from '../../platform/errors/failures.ts';
import type { AccessProfile } from './access-profile-store.ts';
import { accessProfilesMessages } from './access-profiles-messages.ts';

type Wire = components['schemas'];

/** A profile in the list. */
export function toProfileRow(
  profile: AccessProfile,
  viewer: Permissions,
): Wire['AccessProfileRow'] {
  const after = permissionsOfProfile(profile.grants);
  return {
    idPerfilAcesso: profile.id,
    nmPerfilAcesso: profile.name,
    dsPerfilAcesso: profile.description,
    qtdUsuarios: profile.userCount,
    flProprio: profile.isOwn,
    flConcedivel: rightBeyond(viewer, { before: noPermissions, after }) === undefined,
  };
}

/** A profile with its rights. */
export function toProfile(profile: AccessProfile, viewer: Permissions): Wire['AccessProfile'] {
  return {
    ...toProfileRow(profile, viewer),
    nrVersao: profile.version,
    secoes: profile.grants.map(({ section, rights }) => ({
      idSecao: section,
      ...writeRights('flag', rights),
    })),
  };
}

/** The rights that came in. */
export function toGrants(stated: readonly Wire['SectionRights'][]): SectionGrant[] {
  return stated.map((row) => {
    if (!isSectionId(row.idSecao))
      throw invalidField('Secoes', accessProfilesMessages.unknownSection);
    return { section: row.idSecao, rights: readRights('flag', row) };
  });
}

/** A section of the tree, with the rights that somebody may give in it. */
export function toTreeNode(viewer: Permissions, node: SectionNode): Wire['SectionTreeNode'] {
  const children = node.children.map((child) => toTreeNode(viewer, child));
  const { id, name } = node;
  const givable =
    children.length > 0
      ? children.flatMap((child) => readRights('givable', child))
      : RIGHTS.filter((right) => isSectionId(id) && existsIn(id, right) && can(viewer, id, right));
  return { idSecao: id, nmSecao: name, ...writeRights('givable', givable), children };
}
