import { useSyncExternalStore } from 'react';
import type { Session, SessionRealm } from '../sessions/session.ts';
import type { SessionClient } from '../sessions/session-client.ts';

/** The session of a client, or null when nobody is signed in; follows every change. */
export function useSession<R extends SessionRealm>(client: SessionClient<R>): Session<R> | null {
  const { subscribe, current } = client.session;
  return useSyncExternalStore(subscribe, current, () => null);
}
