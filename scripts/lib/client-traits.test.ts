import { expect, it } from 'vitest';
import { readContract } from '../../packages/reference-api/src/operation/contract/contract-document.ts';
import { clientTraits } from './client-traits.ts';

const byLink = 'security: [{ staffBearer: [] }, { linkHash: [] }]';

const { operations } = readContract(`paths:
  /entrar:
    post: { operationId: signIn, security: [] }
  /Item/Get/{hash}:
    get: { operationId: getItem, ${byLink} }
  /Item/GetPorParametro:
    get: { operationId: findItem, ${byLink}, parameters: [{ name: hsItem, in: query, x-link-hash: true }] }
  /Item/GetPorCaminho/{hs}:
    get: { operationId: openItem, ${byLink}, parameters: [{ name: hs, in: path, x-link-hash: true }] }
  /Item/GetComPin/{hs}/{pin}:
    get: { operationId: playItem, ${byLink}, parameters: [{ name: hs, in: path, x-link-hash: true }] }
  /Item/GetPorCabecalho:
    get: { operationId: readItem, ${byLink} }
  /Item/GetDeUsuario/{hash}:
    get: { operationId: listItems, security: [{ staffBearer: [] }] }
  /Item/Iniciar/{hash}:
    post: { operationId: startItem, ${byLink} }
  /Item/Post:
    post: { operationId: saveItem, ${byLink}, parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }] }
`);
const text = clientTraits([...operations.values()]);

it.each([
  ['publicPaths', ['/entrar']],
  ['openingPaths', ['/Item/Get/{hash}', '/Item/GetPorParametro', '/Item/GetPorCaminho/{hs}']],
  ['keyedWritePaths', ['/Item/Post']],
])('lists the %s', (name, paths) => {
  const rows = paths.map((path) => `  '${path}',\n`).join('');
  expect(text).toContain(
    `export const ${name}: ReadonlySet<string> = new Set<keyof paths>([\n${rows}]);\n`,
  );
});
