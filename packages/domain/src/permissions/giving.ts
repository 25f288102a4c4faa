import { can, effectivePermissions, type Permissions, type SectionGrant } from './permissions.ts';
import type { Right } from './rights.ts';
import { SECTION, SECTIONS, type SectionId } from './section.ts';
import { existsIn } from './section-rights.ts';

/** One right in one section. */
export interface GivenRight {
  readonly section: SectionId;
  readonly right: Right;
}

/** No permissions at all: what somebody has who does not exist yet, or is inactive. */
export const noPermissions: Permissions = { isAdministrator: false, grants: [] };

/**
 * The grants of a profile as they are kept: those of a section added up, with the right to view where
 * there is any other, and none of groups, which have what they hold, or of one's own account.
 */
export function profileGrants(stated: readonly SectionGrant[]): readonly SectionGrant[] {
  return permissionsOfProfile(stated).grants.filter(({ section }) => isGivenIn(section));
}

/** What a profile alone lets one do. */
export function permissionsOfProfile(grants: readonly SectionGrant[]): Permissions {
  return effectivePermissions({ isAdministrator: false, isInternal: false, profiles: [grants] });
}

/**
 * The first right that a change would give although whoever makes it lacks it. What was there before is
 * given by nobody.
 */
export function rightBeyond(
  giver: Permissions,
  { before, after }: { readonly before: Permissions; readonly after: Permissions },
): GivenRight | undefined {
  if (before.isAdministrator) return undefined;
  return after.grants
    .filter(({ section }) => isGivenIn(section))
    .flatMap(({ section, rights }) => rights.map((right) => ({ section, right })))
    .filter(({ section, right }) => existsIn(section, right))
    .find(({ section, right }) => !can(before, section, right) && !can(giver, section, right));
}

/** Whether a section is one in which rights are given. */
function isGivenIn(id: SectionId): boolean {
  return id !== SECTION.account && !SECTIONS.some(({ parentId }) => parentId === id);
}
