import type { Session, SessionRealm } from './session.ts';

/** Where the session of one realm is kept. */
export interface SessionStore<R extends SessionRealm> {
  /** The stored session; the same object until it changes. */
  read(): Session<R> | null;
  write(session: Session<R> | null): void;
  /** Tells of changes made by other tabs. */
  subscribe(listener: () => void): () => void;
  /** Name of a lock that all who share this store take while they refresh. */
  readonly lockName?: string;
}

/** Keeps a session for as long as the page is open, seen by nobody else. */
export function createMemorySessionStore<R extends SessionRealm>(
  initial: Session<R> | null = null,
): SessionStore<R> {
  let current = initial;
  return {
    read: () => current,
    write: (session) => {
      current = session;
    },
    subscribe: () => () => {},
  };
}
