import { sessionExpiry } from '@aferir/domain';
import type { SessionRow } from '../db/platform-tables.ts';

/** What tells whether a session still stands. */
export type SessionSpan = Pick<SessionRow, 'created_at' | 'last_seen_at' | 'ended_at'>;

/** Whether a session still stands. */
export function isSessionAlive(session: SessionSpan, now: Date): boolean {
  return session.ended_at === null && now < sessionExpiry(session.created_at, session.last_seen_at);
}
