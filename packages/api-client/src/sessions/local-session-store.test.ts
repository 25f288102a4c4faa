import { describe, expect, it, vi } from 'vitest';
import { becomeOldHostPage, employeeSession, staffSession } from '../testing/index.ts';
import { createLocalSessionStore } from './local-session-store.ts';
import type { Session } from './session.ts';

const { token, permissions } = staffSession;
const session: Session<'staff'> = { token, permissions, receivedAt: 5, lifetimeMs: 600_000 };
const events = new EventTarget();

function createStorage(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial));
  return {
    items,
    storage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
  };
}

describe('createLocalSessionStore', () => {
  it('keeps a session under the two keys of its realm', () => {
    const { items, storage } = createStorage();
    createLocalSessionStore('staff', { storage: () => storage, events }).write(session);
    createLocalSessionStore('employee', { storage: () => storage, events }).write({
      token: employeeSession.token,
      permissions: employeeSession.permissions,
      receivedAt: 5,
      lifetimeMs: null,
    });
    expect([...items.keys()].sort()).toEqual([
      'permissions',
      'permissions_funcionario',
      'user',
      'user_funcionario',
    ]);
    expect(JSON.parse(items.get('user') ?? '')).toMatchObject({ nmUsuario: 'Renata Alves' });
  });

  it('survives a reload', () => {
    const { storage } = createStorage();
    createLocalSessionStore('staff', { storage: () => storage, events }).write(session);
    const reloaded = createLocalSessionStore('staff', { storage: () => storage, events });
    expect(reloaded.read()).toEqual(session);
    expect(reloaded.read()).toBe(reloaded.read());
  });

  it('survives a reload of a page that writes JSON in its own way', () => {
    const { storage } = createStorage();
    const restore = becomeOldHostPage();
    try {
      createLocalSessionStore('staff', { storage: () => storage, events }).write(session);
    } finally {
      restore();
    }
    const reloaded = createLocalSessionStore('staff', { storage: () => storage, events });
    expect(reloaded.read()).toEqual(session);
  });

  it('forgets both keys', () => {
    const { items, storage } = createStorage({ other: '1' });
    const store = createLocalSessionStore('staff', { storage: () => storage, events });
    store.write(session);
    store.write(null);
    expect([...items.keys()]).toEqual(['other']);
    expect(store.read()).toBeNull();
  });

  it.each([
    ['broken JSON', { user: '{"accessToken":', permissions: '{}' }],
    ['another shape', { user: '{"id":1}', permissions: '{"secoes":[]}' }],
    ['no permissions', { user: JSON.stringify({ ...token, receivedAt: 1 }) }],
    ['null', { user: 'null', permissions: 'null' }],
  ])('takes %s for nobody', (_, initial) => {
    const { storage } = createStorage(initial as Record<string, string>);
    expect(createLocalSessionStore('staff', { storage: () => storage, events }).read()).toBeNull();
  });

  it('lives in memory where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = createLocalSessionStore('staff', { storage: blocked, events });
    expect(store.read()).toBeNull();
    store.write(session);
    expect(store.read()).toBe(session);
    store.write(null);
    expect(store.read()).toBeNull();
  });

  it('lives in memory where storage is full, and leaves no half or old session behind', () => {
    const { items, storage } = createStorage();
    const isFull = { now: false };
    const setItem = (key: string, value: string) => {
      if (isFull.now && key === 'user') throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, value);
    };
    const store = createLocalSessionStore('staff', {
      storage: () => ({ ...storage, setItem }),
      events,
    });
    store.write(session);
    isFull.now = true;
    const newer = { ...session, receivedAt: 9 };
    store.write(newer);
    expect(items.size).toBe(0);
    expect(store.read()).toBe(newer);

    isFull.now = false;
    store.write(session);
    expect(items.size).toBe(2);
  });

  it("listens to its own realm's key and to a cleared storage", () => {
    const target = new EventTarget();
    const { storage } = createStorage();
    const store = createLocalSessionStore('staff', { storage: () => storage, events: target });
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    const send = (key: string | null) =>
      target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    for (const key of ['user_funcionario', 'permissions', 'theme']) send(key);
    expect(listener).not.toHaveBeenCalled();
    send('user');
    send(null);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    send('user');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
