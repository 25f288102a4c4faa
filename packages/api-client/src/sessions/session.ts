import type { Schema } from '../call-types.ts';

/** The realms in which people sign in. */
export type SessionRealm = 'staff' | 'employee';

/** What the API answers to a sign-in or refresh, by realm. */
export interface SessionReplies {
  staff: Schema<'StaffSession'>;
  employee: Schema<'EmployeeSession'>;
}

/** Whose session it is, with its tokens. */
export type SessionToken<R extends SessionRealm = SessionRealm> = SessionReplies[R]['token'];

/** A session as it is stored. */
export interface Session<R extends SessionRealm = SessionRealm> {
  readonly token: SessionToken<R>;
  readonly permissions: Schema<'Permissions'>;
  /** When its access token arrived, by the local clock. */
  readonly receivedAt: number;
  /** How long the access token is good for, in milliseconds; null when that can't be told. */
  readonly lifetimeMs: number | null;
}

/** Why a session is over. */
export type SessionEndReason =
  | 'signed-out'
  /** The server doesn't know it any more. */
  | 'expired'
  /** Another tab signed out. */
  | 'elsewhere';

/** Says that a session is over. */
export interface SessionEnd {
  readonly realm: SessionRealm;
  readonly reason: SessionEndReason;
  /** The company it belonged to, for the way back to its sign-in. */
  readonly companyId: number;
}

const EARLIEST_SHARE = 4;
const EARLIEST_MS = 60_000;

/**
 * Whether an access token is about to end. Only time passed on the local clock counts, never what it
 * shows, so that a clock which is days off does no harm.
 */
export function isEnding(session: Session, now: number): boolean {
  const { receivedAt, lifetimeMs } = session;
  if (lifetimeMs === null) return false;
  const margin = Math.min(EARLIEST_MS, lifetimeMs / EARLIEST_SHARE);
  return now - receivedAt >= lifetimeMs - margin;
}
