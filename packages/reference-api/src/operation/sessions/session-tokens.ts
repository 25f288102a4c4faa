import { createHmac } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import { digest } from '../../platform/security/tokens.ts';
import type { AccessToken, AccessTokens } from './access-token.ts';
import type { Realm, SessionEnd, SessionRow } from './sessions-tables.ts';

/** What a client keeps of a session. */
export interface SessionTokens {
  readonly access: AccessToken;
  readonly refreshToken: string;
}

/** Whose session it is. */
export interface SessionSubject {
  readonly companyId: number;
  readonly realm: Realm;
  /** A staff user's or a person's id, by the realm. */
  readonly id: number;
}

/** Opens sessions and makes their tokens. */
export interface Sessions {
  /** Opens a session; a sign-in tells the network it comes from. */
  open(db: Db, subject: SessionSubject, network?: string): Promise<SessionTokens>;
  /** Whether somebody has signed in from a network lately. */
  hasOpenedFrom(
    db: Db,
    subject: Pick<SessionSubject, 'realm' | 'id'>,
    network: string,
  ): Promise<boolean>;
  /** Opens a session of an employee for whom a company's key vouches. It cannot be refreshed. */
  openByKey(db: Db, subject: SessionSubject, companyKeyId: number): Promise<AccessToken>;
  /** The tokens of a session as it stands: a new access token, the current refresh token. */
  tokensOf(session: SessionRow): SessionTokens;
  /** Makes the next refresh token the current one. */
  rotate(db: Db, session: SessionRow): Promise<SessionRow>;
}

/** Makes the sessions over a secret that all processes share. */
export function createSessions(accessTokens: AccessTokens, secret: string, clock: Clock): Sessions {
  // Derived and not drawn, so that whoever lost a reply can be given the very same token again.
  const refreshToken = (sessionId: string, generation: number) =>
    `rt_${createHmac('sha256', secret).update(`refresh:${sessionId}:${generation}`).digest('base64url')}`;

  const networkKey = (network: string) =>
    createHmac('sha256', secret).update(`network:${network}`).digest('base64url');

  const store = (db: Db, session: SessionRow) =>
    db
      .insertInto('refresh_token')
      .values({
        hash: digest(refreshToken(session.id, session.refresh_generation)),
        company_id: session.company_id,
        session_id: session.id,
        generation: session.refresh_generation,
      })
      .execute();

  const tokensOf = (session: SessionRow): SessionTokens => ({
    access: accessTokens.sign(
      { sessionId: session.id, companyId: session.company_id, realm: session.realm },
      clock.now(),
    ),
    refreshToken: refreshToken(session.id, session.refresh_generation),
  });

  return {
    tokensOf,
    open: async (db, subject, network) => {
      const opened_from = network === undefined ? null : networkKey(network);
      const session = await insertSession(db, subject, clock.now(), { opened_from });
      await store(db, session);
      return tokensOf(session);
    },
    hasOpenedFrom: async (db, subject, network) => {
      const session = await db
        .selectFrom('session')
        .select('id')
        .where(subjectColumn(subject.realm), '=', subject.id)
        .where('opened_from', '=', networkKey(network))
        .limit(1)
        .executeTakeFirst();
      return session !== undefined;
    },
    openByKey: async (db, subject, companyKeyId) => {
      const session = await insertSession(db, subject, clock.now(), {
        company_key_id: companyKeyId,
      });
      return tokensOf(session).access;
    },
    rotate: async (db, session) => {
      const now = clock.now();
      const next = await db
        .updateTable('session')
        .set({
          refresh_generation: session.refresh_generation + 1,
          refreshed_at: now,
          last_seen_at: now,
        })
        .where('id', '=', session.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await store(db, next);
      return next;
    },
  };
}

function insertSession(
  db: Db,
  { companyId, realm, id }: SessionSubject,
  now: Date,
  opening: Partial<Pick<SessionRow, 'company_key_id' | 'opened_from'>>,
): Promise<SessionRow> {
  return db
    .insertInto('session')
    .values({
      company_id: companyId,
      realm,
      staff_user_id: realm === 'staff' ? id : null,
      person_id: realm === 'employee' ? id : null,
      ...opening,
      created_at: now,
      last_seen_at: now,
      refreshed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends one session. */
export async function endSession(
  db: Db,
  sessionId: string,
  reason: SessionEnd,
  now: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends all of somebody's sessions, but for the one that may go on. */
export async function endSessionsOf(
  db: Db,
  { realm, id }: Pick<SessionSubject, 'realm' | 'id'>,
  reason: SessionEnd,
  now: Date,
  exceptId?: string,
): Promise<void> {
  await endSessionsOfEach(db, { realm, ids: [id] }, reason, now, exceptId);
}

/** Ends all sessions of some people or users of one realm, but for the one that may go on. */
export async function endSessionsOfEach(
  db: Db,
  { realm, ids }: { readonly realm: Realm; readonly ids: readonly number[] },
  reason: SessionEnd,
  now: Date,
  exceptId?: string,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where(subjectColumn(realm), '=', anyOf(ids))
    .where('ended_at', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .execute();
}

/** Ends the sessions of everybody for whom a company's key vouched. */
export async function endSessionsByKey(db: Db, companyKeyId: number, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'key-revoked' })
    .where('company_key_id', '=', companyKeyId)
    .where('ended_at', 'is', null)
    .execute();
}

function subjectColumn(realm: Realm): 'staff_user_id' | 'person_id' {
  return realm === 'staff' ? 'staff_user_id' : 'person_id';
}
