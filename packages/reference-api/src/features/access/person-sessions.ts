import { endSessionsOf } from '../../operation/sessions/session-tokens.ts';
import type { PersonLeft } from '../feature.ts';

/** Ends the sessions of a person who left, those of the internal user who is the person too. */
export const endSessionsOfPerson: PersonLeft = async ({ db, company, now }, personId) => {
  const users = await db
    .selectFrom('staff_user')
    .where('company_id', '=', company.id)
    .where('person_id', '=', personId)
    .select('id')
    .execute();
  await endSessionsOf(db, { realm: 'employee', id: personId }, 'deactivated', now);
  for (const { id } of users) {
    await endSessionsOf(db, { realm: 'staff', id }, 'deactivated', now);
  }
};
