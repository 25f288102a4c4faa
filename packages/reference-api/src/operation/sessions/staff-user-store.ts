import type { Db } from '../../platform/db/database.ts';
import { keptQuery } from '../../platform/db/kept-query.ts';
import { onReference } from '../../platform/db/on-reference.ts';
import type { StaffUserRow } from './staff-tables.ts';

/**
 * Finds an active staff user of the company that the transaction is bound to. An internal user is
 * active as long as the person is.
 */
export async function findStaffUser(db: Db, id: number): Promise<StaffUserRow | undefined> {
  const [user] = await findActive(db, { id });
  return user;
}

const findActive = keptQuery((db, { id }: { id: number }) =>
  db
    .selectFrom('staff_user')
    .leftJoin('person', (join) => onReference(join, 'person', 'staff_user.person_id'))
    .selectAll('staff_user')
    .where('staff_user.id', '=', id)
    .where('staff_user.is_active', '=', true)
    .where(({ eb, or }) =>
      or([eb('staff_user.person_id', 'is', null), eb('person.is_active', '=', true)]),
    ),
);
