import { writeJson } from '../write-json.ts';
import type { Session, SessionRealm } from './session.ts';
import { createMemorySessionStore, type SessionStore } from './session-store.ts';

const KEYS = {
  staff: { user: 'user', permissions: 'permissions' },
  employee: { user: 'user_funcionario', permissions: 'permissions_funcionario' },
} as const satisfies Record<SessionRealm, { user: string; permissions: string }>;

/** What a local store works on; replaced in tests. */
export interface LocalSessionStoreOptions {
  /** Called at each use: where storage is blocked, reading the property itself throws. */
  storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Where 'storage' events arrive; nowhere outside a browser. */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

/**
 * Keeps a session in localStorage, shared by all tabs. Where storage is blocked or full, the session
 * lives in memory instead.
 */
export function createLocalSessionStore<R extends SessionRealm>(
  realm: R,
  { storage = () => localStorage, events = globalThis.window }: LocalSessionStoreOptions = {},
): SessionStore<R> {
  const keys = KEYS[realm];
  const memory = createMemorySessionStore<R>();
  let isInMemory = false;
  let cache: { text: string | null; session: Session<R> | null } = { text: null, session: null };

  function forget() {
    try {
      storage().removeItem(keys.user);
      storage().removeItem(keys.permissions);
    } catch {
      // Blocked storage holds nothing to forget.
    }
  }

  return {
    lockName: `aferir-refresh-${realm}`,

    read() {
      if (isInMemory) return memory.read();
      try {
        const user = storage().getItem(keys.user);
        const permissions = storage().getItem(keys.permissions);
        const text = user && permissions && `{"user":${user},"permissions":${permissions}}`;
        if (text !== cache.text) cache = { text, session: parse<R>(text) };
        return cache.session;
      } catch {
        return memory.read();
      }
    },

    write(session) {
      memory.write(session);
      isInMemory = false;
      if (!session) {
        forget();
        return;
      }
      const { token, permissions, receivedAt, lifetimeMs } = session;
      try {
        // The user comes last: other tabs listen to it, and then read both.
        storage().setItem(keys.permissions, writeJson(permissions));
        storage().setItem(keys.user, writeJson({ ...token, receivedAt, lifetimeMs }));
      } catch {
        forget();
        isInMemory = true;
      }
    },

    subscribe(listener) {
      const onStorage = (event: Event) => {
        const { key } = event as StorageEvent;
        if (key !== null && key !== keys.user) return;
        isInMemory = false;
        listener();
      };
      events?.addEventListener('storage', onStorage);
      return () => events?.removeEventListener('storage', onStorage);
    },
  };
}

function parse<R extends SessionRealm>(text: string | null): Session<R> | null {
  if (!text) return null;
  try {
    const { user, permissions } = JSON.parse(text);
    const { receivedAt, lifetimeMs, ...token } = user;
    const isWhole =
      typeof token.accessToken === 'string' &&
      typeof token.refreshToken === 'string' &&
      typeof receivedAt === 'number' &&
      Array.isArray(permissions?.secoes);
    return isWhole ? { token, permissions, receivedAt, lifetimeMs: lifetimeMs ?? null } : null;
  } catch {
    return null;
  }
}
