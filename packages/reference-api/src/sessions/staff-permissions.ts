import { effectivePermissions, isSectionId, type Permissions, type Right } from '@aferir/domain';
import type { Db } from '../db/database.ts';
import type { AccessProfileSectionTable, StaffUserRow } from '../db/platform-tables.ts';

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
  const grants = given.flatMap((row) => {
    if (!isSectionId(row.section_id)) return [];
    const rights: Right[] = [];
    if (row.can_view) rights.push('visualizar');
    if (row.can_create) rights.push('incluir');
    if (row.can_edit) rights.push('alterar');
    if (row.can_delete) rights.push('excluir');
    return [{ section: row.section_id, rights }];
  });
  return effectivePermissions({
    isAdministrator: user.is_administrator,
    isInternal: user.person_id !== null,
    profiles: [grants],
  });
}
