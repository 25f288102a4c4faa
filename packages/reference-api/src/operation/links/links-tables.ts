import type { Generated, Selectable } from 'kysely';
import type { DefaultTimestamp } from '../../platform/db/column-types.ts';

/** Personal links. */
export interface LinksTables {
  link: LinkTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends LinksTables {}
}

/**
 * The kinds of assessment, with what each is called on the wire. The feature that keeps responses of
 * a kind adds it by declaring this interface once more.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it
export interface ResponseKinds {}

/** A kind of assessment. */
export type ResponseKind = keyof ResponseKinds;

/** What links lead to, with what each is called on the wire: responses, and what a feature adds that is none. */
export interface LinkKinds extends ResponseKinds {}

/** What a link leads to. */
export type LinkKind = keyof LinkKinds;

/** What the holder of a link may do: answer, rate as one manager, or read the report. */
export type LinkRole = 'self' | 'manager' | 'report';

/** How a link came to be, mailed, made by a session, for staff to hand over or at a totem; its lifetime follows from it. */
export type LinkOrigin = 'mail' | 'session' | 'hand' | 'totem';

/** Why a link was cut before its time. */
export type LinkRevocation = 'replaced' | 'closed' | 'finished' | 'readdressed';

export interface LinkTable {
  id: Generated<number>;
  company_id: number;
  /** SHA-256 of the hash in the address, in hexadecimal. */
  token_hash: string;
  kind: LinkKind;
  /** The response, or what else the link leads to. */
  response_id: number;
  person_id: number;
  role: LinkRole;
  manager_id: number | null;
  origin: LinkOrigin;
  issued_at: DefaultTimestamp;
  expires_at: Date;
  /** Set with the reason when `expires_at` was brought forward. */
  revocation: LinkRevocation | null;
  /** The address it was mailed to, which may be anybody's; null where that is not known. */
  mailed_to: string | null;
  /** The session that made it. One of origin `session` without it is dead. */
  session_id: string | null;
  /** The totem that gave it, with which it ends. */
  totem_id: number | null;
}

export type LinkRow = Selectable<LinkTable>;
