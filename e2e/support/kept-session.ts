import {
  type ApiProblem,
  createEmployeeClient,
  createLocalSessionStore,
  createStaffClient,
  type SessionRealm,
} from '@aferir/api-client';
import type { Page } from '@playwright/test';

/** What somebody signs in with. */
interface Credentials {
  login: string;
  password: string;
}

/**
 * Signs in through the API and leaves the session where the pages look for it, as their own client does: the next visit
 * is the first that sees it. A sign-in on screen takes longer than many a test, and has tests of its own.
 */
export async function keepSession(
  page: Page,
  baseUrl: string,
  realm: SessionRealm,
  credentials: Credentials,
): Promise<void> {
  const kept = new Map<string, string>();
  const problem = await signIn(`${baseUrl}/api/v1`, realm, credentials, kept);
  if (problem) throw problem;
  await page.goto(`${baseUrl}/healthz`);
  await page.evaluate(
    (items) => {
      for (const [name, value] of items) localStorage.setItem(name, value);
    },
    [...kept],
  );
}

async function signIn(
  baseUrl: string,
  realm: SessionRealm,
  credentials: Credentials,
  kept: Map<string, string>,
): Promise<ApiProblem | undefined> {
  const storage = () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  if (realm === 'staff') {
    const store = createLocalSessionStore(realm, { storage });
    const { problem } = await createStaffClient({ baseUrl, store }).session.signIn(credentials);
    return problem;
  }
  const store = createLocalSessionStore(realm, { storage });
  const client = createEmployeeClient({ baseUrl, store });
  const { problem } = await client.session.signIn({ ...credentials, idcliente: 1 });
  return problem;
}
