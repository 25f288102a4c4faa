import type { Generated, Selectable } from 'kysely';
import type { DefaultTimestamp } from '../../platform/db/column-types.ts';

/** Sessions, and the keys that open some of them. */
export interface SessionsTables {
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  company_key: CompanyKeyTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends SessionsTables {}
}

/** Who signs in where: company staff or employees. */
export type Realm = 'staff' | 'employee';

export interface SessionTable {
  id: Generated<string>;
  company_id: number;
  realm: Realm;
  staff_user_id: number | null;
  person_id: number | null;
  /** The company's key that vouched for the person, in place of a password. */
  company_key_id: number | null;
  /** Keyed digest of the network it was signed in from; null when it was opened otherwise. */
  opened_from: string | null;
  created_at: DefaultTimestamp;
  last_seen_at: Date;
  refreshed_at: Date;
  /** Which of its refresh tokens is the current one, counted from 1. */
  refresh_generation: Generated<number>;
  ended_at: Date | null;
  end_reason: SessionEnd | null;
}

/** Why a session ended before its time. */
export type SessionEnd =
  | 'signed-out'
  | 'password-changed'
  | 'address-changed'
  | 'deactivated'
  | 'refresh-reused'
  | 'key-revoked';

/** Every refresh token a session ever had, so that the reuse of an old one is recognized. */
export interface RefreshTokenTable {
  hash: string;
  company_id: number;
  session_id: string;
  generation: number;
}

/** Keys with which a company's own servers ask for employee tokens. */
export interface CompanyKeyTable {
  id: Generated<number>;
  company_id: number;
  /** What the key is for, in the words of whoever made it. */
  name: string;
  /** SHA-256 of the key, in hexadecimal. */
  key_hash: string;
  /** The staff user who made it. */
  created_by: number;
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

export type SessionRow = Selectable<SessionTable>;
