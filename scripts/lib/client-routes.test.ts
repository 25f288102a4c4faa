import { expect, it } from 'vitest';
import { readContract } from '../../packages/reference-api/src/operation/contract/contract-document.ts';
import { clientRoutes } from './client-routes.ts';

it('says where each operation is called', () => {
  const { operations } = readContract(`paths:
  /Item/Get/{id}:
    get: { operationId: getItem }
  /Item/Post:
    post: { operationId: saveItem, x-status: planned }
`);
  expect(clientRoutes([...operations.values()])).toContain(
    "> = {\n  getItem: ['get', '/Item/Get/{id}'],\n  saveItem: ['post', '/Item/Post'],\n};\n",
  );
});
