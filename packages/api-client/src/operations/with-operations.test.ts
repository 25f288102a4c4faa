import { describe, expect, it } from 'vitest';
import { createPublicClient } from '../client.ts';
import type { operations } from '../generated/schema.ts';
import { createLinkClient } from '../link-client.ts';
import { isApiProblem } from '../problem.ts';
import {
  createFakeDiscServer,
  createFakeServer,
  discQuestionnaire,
  type FakeServer,
  lost,
  problemReply,
} from '../testing/index.ts';
import { linkClientTo } from '../testing/link-client-to.ts';
import { withOperations } from './with-operations.ts';

const baseUrl = 'http://aferir.test/api/v1';
const over = ({ fetch }: Pick<FakeServer, 'fetch'>) =>
  withOperations(createPublicClient({ baseUrl, fetch }));

type Employees =
  operations['listEmployees']['responses'][200]['content']['application/json']['data'];

/** A server with so many people, in pages. */
function serveEmployees(count: number) {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  return createFakeServer().on('get', '/OrganogramaPessoa/Get', ({ query }) => {
    const [take, index] = [Number(query.take), Number(query.index)];
    const rows = ids
      .slice(index * take, (index + 1) * take)
      .map((idOrganogramaPessoa) => ({ idOrganogramaPessoa }));
    return { rows, qtdRecords: count } as unknown as Employees;
  });
}

async function idsOf(pages: AsyncIterable<Employees>): Promise<number[]> {
  const ids: number[] = [];
  for await (const { rows } of pages)
    ids.push(...rows.map(({ idOrganogramaPessoa }) => idOrganogramaPessoa));
  return ids;
}

describe('call', () => {
  it('reaches the operation at its method and path, and resolves to its data', async () => {
    const server = createFakeDiscServer();
    const client = withOperations(linkClientTo(server));
    const params = { path: { hash: 'Abc' } };
    expect(await client.call('getQuestionnaireByLink', { params })).toEqual(discQuestionnaire);
    expect(server.requests[0]?.path).toBe('/Resposta/get/{hash}');
  });

  it('keeps what the client can: credential, keys and new tries', async () => {
    const server = createFakeDiscServer().failNext('post', '/Resposta/PostHash', lost);
    const { fetch } = server;
    const client = withOperations(
      createLinkClient({ hash: 'Abc', baseUrl, fetch, random: () => 0 }),
    );
    expect(client.realm).toBe('link');
    await client.call('updateDiscStatus', { body: { idResposta: 812, cdStatus: 3 } });
    const [first, again] = server.requests;
    expect(again?.headers.get('X-Link-Hash')).toBe(client.hash);
    expect(again?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
  });

  it('throws the problem', async () => {
    const server = createFakeServer().on('get', '/Resposta/get/{hash}', problemReply(404, 'Não.'));
    const failure = await over(server)
      .call('getQuestionnaireByLink', { params: { path: { hash: 'a' } } })
      .catch((error: unknown) => error);
    expect(isApiProblem(failure) && failure.status).toBe(404);
  });
});

describe('pages', () => {
  it.each([0, 1, 2, 4, 5])('read a list of %i to its end, and no further', async (count) => {
    const server = serveEmployees(count);
    const pages = over(server).pages('listEmployees', { params: { query: { take: 2 } } });
    expect(await idsOf(pages)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    expect(server.requests).toHaveLength(Math.max(1, Math.ceil(count / 2)));
  });

  it('begin where they are told, and keep what narrows the list', async () => {
    const server = serveEmployees(5);
    const query = { take: 2, index: 1, filter: 'ana' };
    expect(await idsOf(over(server).pages('listEmployees', { params: { query } }))).toEqual([
      3, 4, 5,
    ]);
    expect(server.requests.map((request) => request.query)).toMatchObject([
      { filter: 'ana', index: '1' },
      { filter: 'ana', index: '2' },
    ]);
  });

  it('ask for a page once it is wanted', async () => {
    const server = serveEmployees(300);
    for await (const { rows } of over(server).pages('listEmployees')) {
      expect(rows).toHaveLength(100);
      break;
    }
    expect(server.requests).toHaveLength(1);
  });

  it('end at a page that fails; what came before stays', async () => {
    const server = serveEmployees(4);
    const pages = over(server).pages('listEmployees', { params: { query: { take: 2 } } });
    expect((await pages.next()).value?.rows).toHaveLength(2);
    server.on('get', '/OrganogramaPessoa/Get', problemReply(403, 'Sem acesso.'));
    await expect(pages.next()).rejects.toThrow('Sem acesso.');
    expect((await pages.next()).done).toBe(true);
  });

  it('are given up with their signal', async () => {
    const server = createFakeServer().on('get', '/OrganogramaPessoa/Get', { kind: 'hanging' });
    const leaving = new AbortController();
    const pages = over(server).pages('listEmployees', { signal: leaving.signal });
    const page = pages.next();
    await expect.poll(() => server.requests).toHaveLength(1);
    leaving.abort();
    await expect(page).rejects.toMatchObject({ name: 'AbortError' });
  });
});
