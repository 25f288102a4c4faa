import { becomeOldHostPage } from '@aferir/api-client/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftStore, deviceStorage, tabStorage } from './draft-store.ts';

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

it('survives a storage that is full or blocked', () => {
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const drafts = open({ getItem: fail, setItem: fail, removeItem: fail } as unknown as Storage);
  expect(() => drafts.write(812, { text: 'a' })).not.toThrow();
  expect(() => drafts.remove(812)).not.toThrow();
  expect(drafts.read(812)).toBeUndefined();
});

it.each([
  ['sessionStorage', tabStorage],
  ['localStorage', deviceStorage],
] as const)('survives a browser that refuses %s itself', (name, storage) => {
  vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(storage()).toBeUndefined();
  const drafts = createDraftStore({ name: 'note', parse, storage: storage() });
  drafts.write(812, { text: 'a' });
  expect(drafts.read(812)).toBeUndefined();
});
