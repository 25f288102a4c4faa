import { describe, expect, it } from 'vitest';
import {
  createFakeServer,
  fakeAccessToken,
  problemReply,
  staffSession,
  staffUser,
} from '../testing/index.ts';
import { createLocalSessionStore } from './local-session-store.ts';
import type { SessionEnd } from './session.ts';
import { createStaffClient } from './session-client.ts';

/** A localStorage whose changes reach the other tabs only, as in a browser. */
function createBrowser() {
  const items = new Map<string, string>();
  const tabs: EventTarget[] = [];
  const tell = (from: EventTarget, key: string) => {
    for (const tab of tabs) {
      if (tab !== from) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
    }
  };
  return {
    items,
    openTab() {
      const events = new EventTarget();
      tabs.push(events);
      const storage = () => ({
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => {
          items.set(key, value);
          tell(events, key);
        },
        removeItem: (key: string) => {
          if (items.delete(key)) tell(events, key);
        },
      });
      return createLocalSessionStore('staff', { storage, events });
    },
  };
}

/** Rotates refresh tokens and takes each one once, without any grace. */
function createStrictServer() {
  let count = 0;
  const current = () => ({
    ...staffSession,
    token: {
      ...staffSession.token,
      accessToken: fakeAccessToken('rh', 1_780_000_000 + count),
      refreshToken: `renovacao-${count}`,
    },
  });
  let isExpired = false;
  const server = createFakeServer()
    .on('post', '/auth/signin', current)
    .on('post', '/auth/signout', null)
    .on('post', '/auth/refresh', ({ body }) => {
      const { refreshToken } = body as { refreshToken: string };
      if (refreshToken !== `renovacao-${count}`) return problemReply(401, 'Sessão encerrada.');
      count += 1;
      isExpired = false;
      return current();
    })
    .on('get', '/auth/GetUser', ({ headers }) =>
      !isExpired && headers.get('Authorization') === `Bearer ${current().token.accessToken}`
        ? staffUser
        : problemReply(401, 'Sessão encerrada.'),
    );
  return {
    server,
    expire: () => {
      isExpired = true;
    },
  };
}

async function openTwoTabs() {
  const browser = createBrowser();
  const { server, expire } = createStrictServer();
  const ends: (SessionEnd & { tab: number })[] = [];
  const [first, second] = [1, 2].map((tab) =>
    createStaffClient({
      baseUrl: 'http://aferir.test/api/v1',
      fetch: server.fetch,
      store: browser.openTab(),
      onSessionEnd: (end) => ends.push({ ...end, tab }),
    }),
  );
  if (!first || !second) throw new Error('two tabs were asked for');
  await first.session.signIn({ login: 'rh@empresa.example', password: 'aferir-123' });
  return { browser, server, expire, ends, first, second };
}

describe('two tabs', () => {
  it('share the session that one signed in', async () => {
    const { first, second } = await openTwoTabs();
    expect(second.session.current()).toEqual(first.session.current());
    expect((await second.get('/auth/GetUser')).data).toEqual(staffUser);
  });

  it('refresh one after the other, and the second uses what the first got', async () => {
    const { server, expire, ends, first, second } = await openTwoTabs();
    expire();
    const results = await Promise.all([
      first.get('/auth/GetUser'),
      second.get('/auth/GetUser'),
      first.get('/auth/GetUser'),
      second.get('/auth/GetUser'),
    ]);
    for (const { data } of results) expect(data).toEqual(staffUser);
    expect(server.requestsTo('post', '/auth/refresh')).toHaveLength(1);
    expect(ends).toEqual([]);
  });

  it('sign out together', async () => {
    const { ends, first, second } = await openTwoTabs();
    await first.session.signOut();
    expect(second.session.current()).toBeNull();
    expect(ends).toEqual([
      { realm: 'staff', reason: 'elsewhere', companyId: 1, tab: 2 },
      { realm: 'staff', reason: 'signed-out', companyId: 1, tab: 1 },
    ]);
  });

  it('tell their screens of a refresh made by the other', async () => {
    const { expire, first, second } = await openTwoTabs();
    let told = 0;
    second.session.subscribe(() => {
      told += 1;
    });
    expire();
    await first.get('/auth/GetUser');
    expect(told).toBeGreaterThan(0);
    expect(second.session.current()?.token.refreshToken).toBe('renovacao-1');
  });
});
