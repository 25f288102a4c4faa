import type { ApiResult } from '../call-types.ts';
import type { Credential, CredentialHeaders, Renewal } from '../transport/credential.ts';
import {
  isEnding,
  type Session,
  type SessionEnd,
  type SessionEndReason,
  type SessionRealm,
  type SessionReplies,
  type SessionToken,
} from './session.ts';
import type { SessionStore } from './session-store.ts';
import { tokenLifetime } from './token-lifetime.ts';

/** Runs work that no other tab does at the same time. */
export type RunLocked = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** What a keeper works with. */
export interface SessionKeeperOptions<R extends SessionRealm> {
  readonly realm: R;
  readonly store: SessionStore<R>;
  readonly refresh: (refreshToken: string) => Promise<ApiResult<SessionReplies[R]>>;
  readonly now: () => number;
  readonly runLocked: RunLocked;
}

/** Holds the session of one realm and keeps it alive. */
export interface SessionKeeper<R extends SessionRealm> {
  readonly credential: Credential;
  /** The session, or null when nobody is signed in; the same object until it changes. */
  current(): Session<R> | null;
  /** Stores what a sign-in answered. */
  begin(reply: SessionReplies[R], sentAt: number | undefined): Session<R>;
  /** Adds what was learned about the signed-in person. */
  merge(values: Partial<SessionToken<R>>): void;
  end(reason: SessionEndReason): void;
  /** Tells of every change, also one made by another tab. */
  subscribe(listener: () => void): () => void;
  /** Tells once of each end of a session. */
  onEnd(listener: (end: SessionEnd) => void): () => void;
}

/** Builds a keeper over a store. */
export function createSessionKeeper<R extends SessionRealm>({
  realm,
  store,
  refresh,
  now,
  runLocked,
}: SessionKeeperOptions<R>): SessionKeeper<R> {
  const changes = new Set<() => void>();
  const ends = new Set<(end: SessionEnd) => void>();
  let known = store.read();
  let refreshing: Promise<Renewal> | undefined;

  function announce(reason: SessionEndReason) {
    const before = known;
    known = store.read();
    if (before && !known) {
      const end = { realm, reason, companyId: before.token.idCliente };
      for (const listener of ends) listener(end);
    }
    for (const listener of changes) listener();
  }

  function keep(session: Session<R> | null, reason: SessionEndReason = 'signed-out') {
    store.write(session);
    announce(reason);
  }

  function toSession(reply: SessionReplies[R], sentAt: number | undefined): Session<R> {
    const { token, permissions } = reply;
    return { token, permissions, receivedAt: now(), lifetimeMs: tokenLifetime(token, sentAt) };
  }

  async function refreshOnce(stale: Session<R>): Promise<Renewal> {
    const used = store.read();
    if (!used) return { outcome: 'ended' };
    if (used.token.accessToken !== stale.token.accessToken) return { outcome: 'renewed' };

    const result = await refresh(used.token.refreshToken);
    const stored = store.read();
    if (!stored) return { outcome: 'ended' };
    if (stored.token.refreshToken !== used.token.refreshToken) return { outcome: 'renewed' };
    if (!result.problem) {
      keep(toSession(result.data, result.sentAt));
      return { outcome: 'renewed' };
    }
    if (result.problem.isRetryable) return { outcome: 'failed', problem: result.problem };
    keep(null, 'expired');
    return { outcome: 'ended' };
  }

  function renewSession(stale: Session<R>): Promise<Renewal> {
    const { lockName } = store;
    const work = () => refreshOnce(stale);
    refreshing ??= (lockName ? runLocked(lockName, work) : work()).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  store.subscribe(() => announce('elsewhere'));

  return {
    credential: {
      async headers() {
        const session = store.read();
        if (session && isEnding(session, now())) await renewSession(session);
        return bearer(store.read());
      },
      async renew(rejected) {
        const session = store.read();
        if (!session) return { outcome: 'ended' };
        const isNewer = bearer(session).Authorization !== rejected.Authorization;
        return isNewer ? { outcome: 'renewed' } : renewSession(session);
      },
      reject(rejected) {
        if (bearer(store.read()).Authorization === rejected.Authorization) keep(null, 'expired');
      },
    },

    current: () => store.read(),

    begin(reply, sentAt) {
      const session = toSession(reply, sentAt);
      keep(session);
      return session;
    },

    merge(values) {
      const session = store.read();
      if (session) keep({ ...session, token: { ...session.token, ...values } });
    },

    end: (reason) => keep(null, reason),

    subscribe(listener) {
      changes.add(listener);
      return () => changes.delete(listener);
    },

    onEnd(listener) {
      ends.add(listener);
      return () => ends.delete(listener);
    },
  };
}

function bearer(session: Session | null): CredentialHeaders {
  return session ? { Authorization: `Bearer ${session.token.accessToken}` } : {};
}
