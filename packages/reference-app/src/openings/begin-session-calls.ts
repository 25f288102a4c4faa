import { createLocalSessionStore, isEnding, type SessionRealm } from '@aferir/api-client';
import { usualPageSize } from '../shared/grid/usual-page-size.ts';
import type {} from './begun-calls.ts';

/**
 * Begins the calls of a page with the session of this device; their places are in the query or are fields of its token.
 * Nothing is begun where the session has to be renewed first, or its password changed.
 */
export function beginSessionCalls(
  realm: SessionRealm,
  calls: readonly string[],
  query: URLSearchParams,
): void {
  // The app was faster, and has asked by itself.
  if (window.aferirBegunCalls) return;
  const session = createLocalSessionStore(realm, { events: undefined }).read();
  if (!session || isEnding(session, Date.now()) || session.token.precisaTrocarSenha) return;

  const authorization = `Bearer ${session.token.accessToken}`;
  const fields: Readonly<Record<string, unknown>> = {
    ...session.token,
    take: usualPageSize(),
    ...Object.fromEntries(query),
  };
  window.aferirBegunCalls = calls.map((call) => {
    const path = call.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(fields[name])),
    );
    const url = new URL(path, window.location.origin).href;
    const reply = fetch(url, { headers: { authorization } });
    // Whoever takes the reply meets its failure.
    reply.catch(() => undefined);
    return { url, authorization, startedAt: performance.now(), reply };
  });
}
