import { describe, expect, it } from 'vitest';
import { readContract } from '../../packages/reference-api/src/operation/contract/contract-document.ts';
import { checkChanges } from './check-changes.ts';

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
  const read = readContract(text);
  checkChanges(read);
  return Object.fromEntries([...read.operations.values()].map(({ id, changes }) => [id, changes]));
}

describe('checkChanges', () => {
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
    expect(() => changesIn(contract.replace(stated, wrong))).toThrow(message);
  });
});
