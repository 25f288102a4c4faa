import { beforeEach, expect, it, vi } from 'vitest';
import { createDraftStore } from './disc-questionnaire.drafts.ts';

const draft = { questionId: 3, ranking: { 31: 1, 32: 4 } as const, elapsedMs: 1200 };

beforeEach(() => sessionStorage.clear());

it('gives back what was kept, by response', () => {
  const drafts = createDraftStore();
  drafts.write(812, draft);
  expect(drafts.read(812)).toEqual(draft);
  expect(drafts.read(813)).toBeUndefined();
  drafts.remove(812);
  expect(drafts.read(812)).toBeUndefined();
});

it.each(['não é JSON', '{}', '{"questionId":"3","ranking":{}}', 'null'])(
  'takes %s as nothing',
  (text) => {
    sessionStorage.setItem('aferir-disc-draft-812', text);
    expect(createDraftStore().read(812)).toBeUndefined();
  },
);

it('drops places that are not on the scale', () => {
  const odd = { questionId: 3, ranking: { 31: 1, 32: 9 }, elapsedMs: 'x' };
  sessionStorage.setItem('aferir-disc-draft-812', JSON.stringify(odd));
  expect(createDraftStore().read(812)).toEqual({ questionId: 3, ranking: { 31: 1 }, elapsedMs: 0 });
});

it('survives a storage that is full or blocked', () => {
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = { getItem: fail, setItem: fail, removeItem: fail } as unknown as Storage;
  const drafts = createDraftStore(storage);
  expect(() => drafts.write(812, draft)).not.toThrow();
  expect(() => drafts.remove(812)).not.toThrow();
  expect(drafts.read(812)).toBeUndefined();
});

it('survives a browser that refuses the storage itself', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const drafts = createDraftStore();
  drafts.write(812, draft);
  expect(drafts.read(812)).toBeUndefined();
});
