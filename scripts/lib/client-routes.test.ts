import { expect, it } from 'vitest';
import { clientRoutes } from './client-routes.ts';

it('says where each operation is called', () => {
  const item = {
    tag: 'items',
    summary: 'An item',
    isPlanned: false,
    isWithoutSession: false,
    changes: undefined,
  };
  const routes = clientRoutes([
    { ...item, id: 'getItem', method: 'get', path: '/Item/Get/{id}' },
    { ...item, id: 'saveItem', method: 'post', path: '/Item/Post', isPlanned: true },
  ]);
  expect(routes).toContain(
    "> = {\n  getItem: ['get', '/Item/Get/{id}'],\n  saveItem: ['post', '/Item/Post'],\n};\n",
  );
});
