import { effectivePermissions, type Permissions } from '@aferir/domain';
import type { Db } from '../../platform/db/database.ts';
import { unauthorized } from '../../platform/errors/failures.ts';
import { type GrantRow, grantColumns, grantsOf } from './grant-rows.ts';
import type { StaffUserRow } from './staff-tables.ts';
import { findStaffUser } from './staff-user-store.ts';

/** What a staff user may do: the sum of the profiles, as they are now. */
export async function readStaffPermissions(db: Db, user: StaffUserRow): Promise<Permissions> {
  const grants = await db
    .selectFrom('staff_user_profile as mine')
    .innerJoin('access_profile_section as section', 'section.profile_id', 'mine.profile_id')
    .select(grantColumns)
    .where('mine.staff_user_id', '=', user.id)
    .execute();
  return permissionsOf(user, grants);
}

/** What a staff user may do to whom profiles grant so much. */
export function permissionsOf(
  user: Pick<StaffUserRow, 'is_administrator' | 'person_id'>,
  given: readonly GrantRow[],
): Permissions {
  return effectivePermissions({
    isAdministrator: user.is_administrator,
    isInternal: user.person_id !== null,
    profiles: [grantsOf(given)],
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
