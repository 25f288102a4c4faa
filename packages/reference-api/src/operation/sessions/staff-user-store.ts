import type { Db } from '../../platform/db/database.ts';
import { keptQuery } from '../../platform/db/kept-query.ts';
import { onReference } from '../../platform/db/on-reference.ts';
import type { StaffUserRow } from './staff-tables.ts';

/** A staff user with the language that the person who they are has chosen; null where they are none, or have chosen none. */
export interface ActiveStaffUser extends StaffUserRow {
  readonly language: string | null;
}

/**
 * Finds an active staff user of the company that the transaction is bound to. An internal user is
 * active as long as the person is.
 */
export async function findStaffUser(db: Db, id: number): Promise<ActiveStaffUser | undefined> {
  const [user] = await findActive(db, { id });
  return user;
}

const findActive = keptQuery((db, { id }: { id: number }) =>
  db
    .selectFrom('staff_user')
    .leftJoin('person', (join) => onReference(join, 'person', 'staff_user.person_id'))
    .selectAll('staff_user')
    .select('person.language')
    .where('staff_user.id', '=', id)
    .where('staff_user.is_active', '=', true)
    .where(({ eb, or }) =>
      or([eb('staff_user.person_id', 'is', null), eb('person.is_active', '=', true)]),
    ),
);
