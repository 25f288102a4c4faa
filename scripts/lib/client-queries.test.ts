import { expect, it } from 'vitest';
import {
  type ContractOperation,
  readContract,
} from '../../packages/reference-api/src/operation/contract/contract-document.ts';
import { clientQueries } from './client-queries.ts';

const { operations } = readContract(`paths:
  /Item/Get/{id}:
    get: { operationId: getItem, tags: [stored-items], summary: Read an item, security: [{ staffBearer: [] }] }
  /Item/Post:
    post: { operationId: saveItem, tags: [stored-items], summary: Save an item, security: [{ staffBearer: [] }], x-changes: [getItem, listItems] }
  /Item/Abrir/{hash}:
    get: { operationId: openItem, tags: [stored-items], summary: Open an item, security: [{ staffBearer: [] }, { linkHash: [] }] }
  /Item/Todos:
    get: { operationId: listItems, tags: [stored-items], summary: List items, security: [] }
  /Item/Delete:
    post: { operationId: dropItem, tags: [stored-items], summary: Drop an item, security: [{ staffBearer: [] }], x-changes: [getItem, listItems] }
`);
const [getItem, saveItem, openItem, listItems, dropItem] = [...operations.values()] as [
  ContractOperation,
  ContractOperation,
  ContractOperation,
  ContractOperation,
  ContractOperation,
];

const header = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n\n';

it('makes a query of a read and a mutation of a write, in the file of their tag', () => {
  expect(clientQueries([getItem, saveItem]).get('stored-items-queries.ts')).toBe(`${header}\
import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

/** Read an item. \`GET /Item/Get/{id}\` */
export const getItemQuery: ReadOf<'getItem'> = (client, params) =>
  apiQuery(client, 'getItem', '/Item/Get/{id}', params);

/** Save an item. \`POST /Item/Post\` */
export const saveItemMutation: WriteOf<'saveItem'> = (client) =>
  apiMutation(client, 'post', '/Item/Post', ['getItem', 'listItems']);
`);
});

it('says once what several writes of a file change', () => {
  const text = clientQueries([saveItem, dropItem]).get('stored-items-queries.ts');
  expect(text).toContain(
    "const saveItemChanges: readonly OperationId[] = ['getItem', 'listItems'];",
  );
  expect(text).toContain("apiMutation(client, 'post', '/Item/Post', saveItemChanges);");
  expect(text).toContain("apiMutation(client, 'post', '/Item/Delete', saveItemChanges);");
  expect(text?.match(/'listItems'/g)).toHaveLength(1);
});

it('imports no more than a tag needs, and exports all tags at once', () => {
  const files = clientQueries([{ ...saveItem, tag: 'writes' }, getItem]);
  expect([...files.keys()]).toEqual(['writes-queries.ts', 'stored-items-queries.ts', 'index.ts']);
  expect(files.get('writes-queries.ts')).not.toContain('api-query');
  expect(files.get('stored-items-queries.ts')).not.toContain('api-mutation');
  expect(files.get('index.ts')).toBe(
    `${header}export * from './stored-items-queries.ts';\nexport * from './writes-queries.ts';\n`,
  );
});

it('keeps what takes no session apart', () => {
  const files = clientQueries([getItem, openItem, listItems]);
  expect(files.get('stored-items-queries.ts')).not.toMatch(/openItem|listItems/);
  expect(files.get('stored-items-open-queries.ts')).toMatch(/openItemQuery(.|\n)*listItemsQuery/);
  expect(files.get('index.ts')).toContain("'./stored-items-open-queries.ts'");
});

it('says that a planned operation is not there yet', () => {
  const text = clientQueries([{ ...getItem, isPlanned: true }]).get('stored-items-queries.ts');
  expect(text).toContain('/** Read an item. Planned: it answers 501. `GET /Item/Get/{id}` */');
});
