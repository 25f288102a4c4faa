import {
  type ApiClient,
  createEmployeeClient,
  createHostClient,
  createMemorySessionStore,
} from '@aferir/api-client';
import type { AferirContextValue } from './aferir-provider.tsx';
import { isOwnOrigin } from './is-own-origin.ts';

const clients = new WeakMap<AferirContextValue, ApiClient>();

/**
 * The client of whoever is signed in: the provider's, else one that asks the host for a token,
 * else the employee's session. It is made when first asked for and shared inside the provider.
 * Apart from the provider, so that a page opened by a link carries no sessions.
 */
export function sessionClientOf(aferir: AferirContextValue): ApiClient {
  const client = clients.get(aferir) ?? createSessionClient(aferir);
  clients.set(aferir, client);
  return client;
}

function createSessionClient({
  apiBase,
  fetch,
  language,
  session,
  getToken,
}: AferirContextValue): ApiClient {
  const options = { baseUrl: apiBase, fetch, language };
  if (session) return session;
  if (getToken) return createHostClient({ ...options, getToken });
  if (isOwnOrigin(apiBase)) return createEmployeeClient(options);
  return createEmployeeClient({ ...options, store: createMemorySessionStore() });
}
