import { RIGHTS, type Right } from './rights.ts';
import { SECTION, SECTIONS, type SectionId } from './section.ts';

/** Rights in one section, as an access profile gives them. */
export interface SectionGrant {
  readonly section: SectionId;
  readonly rights: readonly Right[];
}

/** What a staff user may do. */
export interface Permissions {
  readonly isAdministrator: boolean;
  /** One entry per section with any right, in the order of the sections. */
  readonly grants: readonly SectionGrant[];
}

/** Where a staff user's permissions come from. */
export interface PermissionSources {
  readonly isAdministrator: boolean;
  /** Internal users are employees who also use the staff area. */
  readonly isInternal: boolean;
  readonly profiles: readonly (readonly SectionGrant[])[];
}

const INTERNAL_GRANTS: readonly SectionGrant[] = [
  { section: SECTION.behavioral, rights: ['visualizar'] },
  { section: SECTION.performance, rights: ['visualizar'] },
  { section: SECTION.trainings, rights: ['visualizar'] },
];

/**
 * Adds up what several access profiles give. Any right implies seeing the section, and internal
 * users see the behavioral, performance and training sections in any case.
 */
export function effectivePermissions(sources: PermissionSources): Permissions {
  const all = [...sources.profiles.flat(), ...(sources.isInternal ? INTERNAL_GRANTS : [])];
  const grants = SECTIONS.flatMap(({ id }) => {
    const given = new Set(
      all.filter(({ section }) => section === id).flatMap(({ rights }) => rights),
    );
    if (given.size > 0) given.add('visualizar');
    const rights = RIGHTS.filter((right) => given.has(right));
    return rights.length > 0 ? [{ section: id, rights }] : [];
  });
  return { isAdministrator: sources.isAdministrator, grants };
}

/** The right that saving takes: to add while the record has no id yet (or 0), else to change. */
export function rightToSave(id: number | null | undefined): Right {
  return id ? 'alterar' : 'incluir';
}

/** Whether the permissions give a right in a section. One's own account is open to everyone. */
export function can(permissions: Permissions, section: SectionId, right: Right): boolean {
  if (permissions.isAdministrator || section === SECTION.account) return true;
  const rights = permissions.grants.find((grant) => grant.section === section)?.rights ?? [];
  return rights.includes(right) || (right === 'visualizar' && rights.length > 0);
}
