import {
  effectivePermissions,
  isSectionId,
  type Permissions,
  type Right,
  type SectionGrant as RightsInSection,
} from '@aferir/domain';
import type { Db } from '../db/database.ts';
import { unauthorized } from '../errors/failures.ts';
import type { AccessProfileSectionTable, StaffUserRow } from './staff-tables.ts';
import { findStaffUser } from './staff-user-store.ts';

/** What one profile lets its users do in one section. */
export type SectionGrant = Pick<
  AccessProfileSectionTable,
  'section_id' | 'can_view' | 'can_create' | 'can_edit' | 'can_delete'
>;

/** What a staff user may do: the sum of the profiles, as they are now. */
export async function readStaffPermissions(db: Db, user: StaffUserRow): Promise<Permissions> {
  const grants = await db
    .selectFrom('staff_user_profile as mine')
    .innerJoin('access_profile_section as section', 'section.profile_id', 'mine.profile_id')
    .select([
      'section.section_id',
      'section.can_view',
      'section.can_create',
      'section.can_edit',
      'section.can_delete',
    ])
    .where('mine.staff_user_id', '=', user.id)
    .execute();
  return permissionsOf(user, grants);
}

/** What a staff user may do to whom profiles grant so much. */
export function permissionsOf(
  user: Pick<StaffUserRow, 'is_administrator' | 'person_id'>,
  given: readonly SectionGrant[],
): Permissions {
  return effectivePermissions({
    isAdministrator: user.is_administrator,
    isInternal: user.person_id !== null,
    profiles: [grantsOf(given)],
  });
}

/** The rights that rows of profiles give. */
export function grantsOf(given: readonly SectionGrant[]): RightsInSection[] {
  return given.flatMap((row) => {
    if (!isSectionId(row.section_id)) return [];
    const rights: Right[] = [];
    if (row.can_view) rights.push('visualizar');
    if (row.can_create) rights.push('incluir');
    if (row.can_edit) rights.push('alterar');
    if (row.can_delete) rights.push('excluir');
    return [{ section: row.section_id, rights }];
  });
}

/**
 * What a staff user may do by now, where that decides what they may give: it may have changed since the
 * request came in. 401 when they are gone.
 */
export async function readCurrentPermissions(db: Db, staffUserId: number): Promise<Permissions> {
  const user = await findStaffUser(db, staffUserId);
  if (!user) throw unauthorized();
  return readStaffPermissions(db, user);
}
