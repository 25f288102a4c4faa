import { becomeOldHostPage } from '@aferir/api-client/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftStore, deviceStorage, tabStorage } from './draft-store.ts';
import { keepsOnDevice } from './keeps-on-device.ts';

const parse = (stored: unknown) => {
  const { text } = stored as { text?: unknown };
  return typeof text === 'string' ? { text } : undefined;
};
const open = (storage = tabStorage()) => createDraftStore({ name: 'note', parse, storage });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

it('gives back what was kept, by id', () => {
  const drafts = open();
  drafts.write(812, { text: 'meio escrito' });
  expect(drafts.read(812)).toEqual({ text: 'meio escrito' });
  expect(drafts.read(813)).toBeUndefined();
  drafts.remove(812);
  expect(drafts.read(812)).toBeUndefined();
});

it('gives back what was kept on a page that writes JSON in its own way', () => {
  const lists = createDraftStore({
    name: 'list',
    parse: (stored) => (Array.isArray(stored) ? stored : undefined),
    storage: tabStorage(),
  });
  const restore = becomeOldHostPage();
  try {
    lists.write(812, [{ places: [3, 1] }]);
  } finally {
    restore();
  }
  expect(lists.read(812)).toEqual([{ places: [3, 1] }]);
});

it('keeps on the device what is to outlive the tab', () => {
  open(deviceStorage()).write('812-7', { text: 'a' });
  expect(Object.keys(localStorage)).toEqual(['aferir-note-812-7']);
  expect(sessionStorage).toHaveLength(0);
});

it.each(['não é JSON', '{}', '{"text":3}', 'null'])('takes %s as nothing', (text) => {
  sessionStorage.setItem('aferir-note-812', text);
  expect(open().read(812)).toBeUndefined();
});

it('keeps a draft as long as the page where a storage is full or blocked', () => {
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const blocked = { getItem: fail, setItem: fail, removeItem: fail } as unknown as Storage;
  open(blocked).write(812, { text: 'a' });
  const openedAgain = open(blocked);
  expect(openedAgain.read(812)).toEqual({ text: 'a' });
  openedAgain.remove(812);
  expect(openedAgain.read(812)).toBeUndefined();
});

it.each([
  ['sessionStorage', tabStorage],
  ['localStorage', deviceStorage],
] as const)(
  'keeps a draft as long as the page where a browser refuses %s itself',
  (name, storage) => {
    vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(storage()).toBeUndefined();
    const drafts = createDraftStore({ name: 'note', parse, storage: storage() });
    drafts.write(812, { text: 'a' });
    expect(drafts.read(812)).toEqual({ text: 'a' });
    drafts.remove(812);
    expect(drafts.read(812)).toBeUndefined();
  },
);

it('forgets what the page alone has kept once a storage takes a newer draft', () => {
  createDraftStore({ name: 'note', parse, storage: undefined }).write(812, { text: 'a' });
  open().write(812, { text: 'b' });
  expect(open().read(812)).toEqual({ text: 'b' });
});

it('knows whether the device keeps anything, and leaves nothing there', () => {
  expect(keepsOnDevice()).toBe(true);
  expect(localStorage).toHaveLength(0);
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(keepsOnDevice()).toBe(false);
});
