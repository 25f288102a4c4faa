import { judgeRefresh, type PresentedRefreshToken } from '@aferir/domain';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { unauthorized } from '../../platform/errors/failures.ts';
import { digest } from '../../platform/security/tokens.ts';
import { isSessionAlive } from './live-session.ts';
import { endSession, type Sessions, type SessionTokens } from './session-tokens.ts';
import type { Realm, SessionRow } from './sessions-tables.ts';

/** A session that goes on. */
export interface RefreshedSession {
  readonly session: SessionRow;
  readonly tokens: SessionTokens;
}

interface TokenPlace {
  readonly company_id: number;
  readonly session_id: string;
}

/** Trades a refresh token for new tokens, or ends the session whose old token turns up again. */
export async function refreshSession(
  { database, clock, sessions }: { database: Database; clock: Clock; sessions: Sessions },
  realm: Realm,
  refreshToken: string,
): Promise<RefreshedSession> {
  const hash = digest(refreshToken);
  const { rows } = await database.inPlatform((db) =>
    sql<TokenPlace>`select * from find_refresh_token(${hash})`.execute(db),
  );
  const [place] = rows;
  if (!place) throw unauthorized();
  const now = clock.now();
  // What ends the session must be kept, so the refusal is thrown after the transaction.
  const refreshed = await database.inCompany(place.company_id, async (db) => {
    const session = await lockSession(db, place.session_id);
    if (session.realm !== realm || !isSessionAlive(session, now)) return undefined;
    const presented = await whichToken(db, hash, session);
    switch (judgeRefresh(presented, session.refreshed_at, now)) {
      case 'rotate':
        return sessions.rotate(db, session);
      case 'accept-late':
        return session;
      case 'end-family':
        await endSession(db, session.id, 'refresh-reused', now);
        return undefined;
    }
  });
  if (!refreshed) throw unauthorized();
  return { session: refreshed, tokens: sessions.tokensOf(refreshed) };
}

function lockSession(db: Db, id: string): Promise<SessionRow> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function whichToken(
  db: Db,
  hash: string,
  session: SessionRow,
): Promise<PresentedRefreshToken> {
  const { generation } = await db
    .selectFrom('refresh_token')
    .select('generation')
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  if (generation === session.refresh_generation) return 'current';
  return generation === session.refresh_generation - 1 ? 'previous' : 'older';
}
