import { describe, expect, it } from 'vitest';
import { contractOperations } from './contract-operations.ts';

const contract = `paths:
  /Item/Get/{id}:
    get: { operationId: getItem, tags: [items], summary: Read an item, x-status: live, security: [{ staffBearer: [] }] }
  /Item/Post:
    post: { operationId: saveItem, tags: [items], summary: Save an item, x-status: live, x-changes: [getItem] }
  /Item/Excluir:
    get: { operationId: deleteItem, tags: [items], summary: Delete an item, x-status: live, x-changes: [] }
  /Game/Post:
    post: { operationId: saveGame, tags: [games], summary: Save a game, x-status: planned }
`;

function changesIn(text: string) {
  return Object.fromEntries(contractOperations(text).map(({ id, changes }) => [id, changes]));
}

describe('contractOperations', () => {
  it('reads where an operation stands and what it is', () => {
    expect(contractOperations(contract)[0]).toEqual({
      id: 'getItem',
      tag: 'items',
      method: 'get',
      path: '/Item/Get/{id}',
      summary: 'Read an item',
      isPlanned: false,
      isWithoutSession: false,
      changes: undefined,
    });
  });

  it('tells what takes no session', () => {
    const withSecurity = (security: string) =>
      contractOperations(contract.replace('[{ staffBearer: [] }]', security))[0]?.isWithoutSession;
    expect(withSecurity('[]')).toBe(true);
    expect(withSecurity('[{ staffBearer: [] }, { linkHash: [] }]')).toBe(true);
    expect(withSecurity('[{ employeeBearer: [] }]')).toBe(false);
  });

  it('tells writes from reads by the method, and by what they state', () => {
    expect(changesIn(contract)).toEqual({
      getItem: undefined,
      saveItem: ['getItem'],
      deleteItem: [],
      saveGame: [],
    });
  });

  it('takes a live write that changes no reply', () => {
    expect(changesIn(contract.replace('[getItem]', '[]')).saveItem).toEqual([]);
  });

  it.each([
    [
      'a live write that does not say',
      ', x-changes: [getItem]',
      '',
      'saveItem: a write states x-changes',
    ],
    ['a name that does not exist', '[getItem]', '[getThing]', 'saveItem: x-changes names getThing'],
    [
      'a write among the reads',
      '[getItem]',
      '[deleteItem]',
      'saveItem: x-changes names deleteItem',
    ],
    ['a read twice', '[getItem]', '[getItem, getItem]', 'saveItem: x-changes names a read twice'],
  ])('refuses %s', (_what, stated, wrong, message) => {
    expect(() => contractOperations(contract.replace(stated, wrong))).toThrow(message);
  });
});
