import type { components } from '@aferir/api-client';
import {
  can,
  isSectionId,
  noPermissions,
  type Permissions,
  permissionsOfProfile,
  RIGHTS,
  type Right,
  rightBeyond,
  type SectionGrant,
  type SectionNode,
} from '@aferir/domain';
import { invalidField } from '../../errors/failures.ts';
import type { AccessProfile } from './access-profile-store.ts';
import { accessProfilesMessages } from './access-profiles-messages.ts';

type Wire = components['schemas'];
type SectionRights = Wire['SectionRights'];

const FLAGS = {
  visualizar: 'flVisualizar',
  incluir: 'flIncluir',
  alterar: 'flAlterar',
  excluir: 'flExcluir',
} as const satisfies Record<Right, keyof SectionRights>;

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
      flVisualizar: rights.includes('visualizar'),
      flIncluir: rights.includes('incluir'),
      flAlterar: rights.includes('alterar'),
      flExcluir: rights.includes('excluir'),
    })),
  };
}

/** The rights that came in. */
export function toGrants(stated: readonly SectionRights[]): SectionGrant[] {
  return stated.map((row) => {
    if (!isSectionId(row.idSecao))
      throw invalidField('Secoes', accessProfilesMessages.unknownSection);
    return { section: row.idSecao, rights: RIGHTS.filter((right) => row[FLAGS[right]]) };
  });
}

/** A section of the tree, with the rights that somebody may give in it. */
export function toTreeNode(viewer: Permissions, node: SectionNode): Wire['SectionTreeNode'] {
  const children = node.children.map((child) => toTreeNode(viewer, child));
  const has = (right: Right, flag: keyof Wire['SectionTreeNode']) =>
    children.length > 0
      ? children.some((child) => child[flag])
      : isSectionId(node.id) && can(viewer, node.id, right);
  return {
    idSecao: node.id,
    nmSecao: node.name,
    flVer: has('visualizar', 'flVer'),
    flAdicionar: has('incluir', 'flAdicionar'),
    flEditar: has('alterar', 'flEditar'),
    flExcluir: has('excluir', 'flExcluir'),
    children,
  };
}
