import { type CompanyColumns, companyOf } from '../../platform/db/caller-company.ts';
import type { Database } from '../../platform/db/database.ts';
import type { EmployeeActor, StaffActor } from '../context.ts';
import type { Caller } from '../plugins/fastify-types.ts';
import type { AccessTokenClaims } from './access-token.ts';
import type { GrantRow } from './grant-rows.ts';
import { isSessionAlive, type SessionSpan } from './live-session.ts';
import type { Realm } from './sessions-tables.ts';
import { permissionsOf } from './staff-permissions.ts';

/** Use of a session is written down once a minute at most. */
const seenPrecision = 60_000;

/** A session with whose it is, as `session_caller` gives it. */
interface SessionCaller extends SessionSpan, CompanyColumns {
  readonly realm: Realm;
  readonly staff_user_id: number | null;
  /** The employee, or the person an internal user is. */
  readonly person_id: number | null;
  readonly is_active: boolean;
  readonly must_change_password: boolean;
  readonly is_administrator: boolean | null;
  readonly grants: readonly GrantRow[] | null;
}

/** Whose session it is, if it still stands and they are still active; else nobody. */
export async function findSessionCaller(
  database: Database,
  claims: AccessTokenClaims,
  now: Date,
): Promise<Caller | undefined> {
  const { sessionId, companyId, realm } = claims;
  const found = await database.findCaller<SessionCaller>('session_caller', sessionId, companyId);
  if (!found || found.realm !== realm || !isSessionAlive(found, now)) return undefined;
  if (now.getTime() - found.last_seen_at.getTime() > seenPrecision) {
    await writeSeen(database, claims, now);
  }
  return found.is_active
    ? { actor: actorOf(sessionId, found), company: companyOf(found) }
    : undefined;
}

function actorOf(sessionId: string, found: SessionCaller): StaffActor | EmployeeActor {
  const { person_id: personId, must_change_password: mustChangePassword } = found;
  if (found.realm === 'employee') {
    return { kind: 'employee', sessionId, personId: personId ?? 0, mustChangePassword };
  }
  return {
    kind: 'staff',
    sessionId,
    staffUserId: found.staff_user_id ?? 0,
    personId,
    permissions: permissionsOf(
      { is_administrator: found.is_administrator ?? false, person_id: personId },
      found.grants ?? [],
    ),
    mustChangePassword,
  };
}

async function writeSeen(
  database: Database,
  { sessionId, companyId }: AccessTokenClaims,
  now: Date,
): Promise<void> {
  await database.inCompany(companyId, (db) =>
    db
      .updateTable('session')
      .set({ last_seen_at: now })
      .where('id', '=', sessionId)
      .where('last_seen_at', '<', new Date(now.getTime() - seenPrecision))
      .execute(),
  );
}
