import type { EmployeeActor, StaffActor } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { SessionRow } from '../db/platform-tables.ts';
import { findStaffUser } from '../db/staff-user-store.ts';
import type { AccessTokenClaims } from './access-token.ts';
import { readStaffPermissions } from './staff-permissions.ts';
import { findStandingSession } from './standing-session.ts';

/** Use of a session is written down once a minute at most. */
const seenPrecision = 60_000;

/** The actor of a session that still stands, of somebody who is still active; else nobody. */
export async function readSessionActor(
  db: Db,
  claims: AccessTokenClaims,
  now: Date,
): Promise<StaffActor | EmployeeActor | undefined> {
  const session = await findStandingSession(db, claims.sessionId, now);
  if (session?.realm !== claims.realm) return undefined;
  const actor = session.realm === 'staff' ? readStaff(db, session) : readEmployee(db, session);
  if (now.getTime() - session.last_seen_at.getTime() > seenPrecision) {
    await db
      .updateTable('session')
      .set({ last_seen_at: now })
      .where('id', '=', session.id)
      .execute();
  }
  return actor;
}

async function readStaff(db: Db, session: SessionRow): Promise<StaffActor | undefined> {
  const user = await findStaffUser(db, session.staff_user_id ?? 0);
  if (!user) return undefined;
  return {
    kind: 'staff',
    sessionId: session.id,
    staffUserId: user.id,
    personId: user.person_id,
    permissions: await readStaffPermissions(db, user),
    mustChangePassword: user.must_change_password,
  };
}

async function readEmployee(db: Db, session: SessionRow): Promise<EmployeeActor | undefined> {
  const person = await db
    .selectFrom('person')
    .select(['id', 'must_change_password'])
    .where('id', '=', session.person_id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!person) return undefined;
  return {
    kind: 'employee',
    sessionId: session.id,
    personId: person.id,
    mustChangePassword: person.must_change_password,
  };
}
