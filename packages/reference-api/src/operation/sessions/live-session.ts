import { SESSION_ABSOLUTE_LIMIT, sessionExpiry } from '@aferir/domain';
import type { Expiry } from '../../platform/jobs/expiry.ts';
import type { SessionRow } from './sessions-tables.ts';

/** What tells whether a session still stands. */
export type SessionSpan = Pick<SessionRow, 'created_at' | 'last_seen_at' | 'ended_at'>;

/** Whether a session still stands. */
export function isSessionAlive(session: SessionSpan, now: Date): boolean {
  return session.ended_at === null && now < sessionExpiry(session.created_at, session.last_seen_at);
}

const day = 24 * 60 * 60_000;

/** Sessions are kept for a day after their end at the latest. */
export const sessionsExpiry: Expiry = {
  ofCompany: (db, _companyId, now) =>
    db
      .deleteFrom('session')
      .where('created_at', '<', new Date(now.getTime() - SESSION_ABSOLUTE_LIMIT - day))
      .execute(),
};
