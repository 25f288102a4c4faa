import { sessionExpiry } from '@aferir/domain';
import type { Db } from '../db/database.ts';
import type { SessionRow } from '../db/platform-tables.ts';

/** Whether a session still stands. */
export function isSessionAlive(session: SessionRow, now: Date): boolean {
  return session.ended_at === null && now < sessionExpiry(session.created_at, session.last_seen_at);
}

/** Reads a session of the current company that still stands. */
export async function findStandingSession(
  db: Db,
  id: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const session = await db
    .selectFrom('session')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return session && isSessionAlive(session, now) ? session : undefined;
}
