import { describe, expect, it } from 'vitest';
import { isApiProblem } from '../problem.ts';
import {
  createFakeDiscServer,
  createFakeServer,
  discQuestionnaire,
  type FakeServer,
  problemReply,
} from '../testing/index.ts';
import { linkClientTo } from '../testing/link-client-to.ts';
import { getQuestionnaireByLinkQuery } from './generated/index.ts';
import { createAferirQueryClient } from './query-client.ts';
import { forgetReads } from './stale-reads.ts';

function questionnaireOf(server: Pick<FakeServer, 'fetch'>, client = linkClientTo(server)) {
  return getQuestionnaireByLinkQuery(client, { path: { hash: 'Abc' } });
}

describe('the options of a read', () => {
  it('read once and then from the cache', async () => {
    const server = createFakeDiscServer();
    const queries = createAferirQueryClient();
    const query = questionnaireOf(server);
    expect(await queries.fetchQuery(query)).toEqual(discQuestionnaire);
    await queries.fetchQuery(query);
    expect(server.requests).toHaveLength(1);
  });

  it('read past the cache where that is asked for', async () => {
    const server = createFakeDiscServer();
    const query = questionnaireOf(server);
    await createAferirQueryClient().fetchQuery(query);
    expect(await query.read()).toEqual(discQuestionnaire);
    expect(server.requests).toHaveLength(2);
  });

  it('throw the problem, without trying again by themselves', async () => {
    const server = createFakeServer().on(
      'get',
      '/Resposta/get/{hash}',
      problemReply(503, 'Volte já.'),
    );
    const failure = await createAferirQueryClient()
      .fetchQuery(questionnaireOf(server))
      .catch((error: unknown) => error);
    expect(isApiProblem(failure) && failure.message).toBe('Volte já.');
    expect(server.requests).toHaveLength(1);
  });

  it('keep the replies of two clients apart', () => {
    const server = createFakeDiscServer();
    const keys = [questionnaireOf(server), questionnaireOf(server)].map(({ queryKey }) => queryKey);
    expect(keys[0]).not.toEqual(keys[1]);
  });

  it('give the request up with the query', async () => {
    const server = createFakeServer().on('get', '/Resposta/get/{hash}', { kind: 'hanging' });
    const queries = createAferirQueryClient();
    const query = questionnaireOf(server);
    const reading = queries.fetchQuery(query);
    const rejection = expect(reading).rejects.toThrow();
    await queries.cancelQueries({ queryKey: query.queryKey });
    await rejection;
  });
});

it('forgets what a client has read', async () => {
  const server = createFakeDiscServer();
  const queries = createAferirQueryClient();
  const [client, other] = [linkClientTo(server), linkClientTo(server)];
  await queries.fetchQuery(questionnaireOf(server, client));
  await queries.fetchQuery(questionnaireOf(server, other));
  forgetReads(queries, client);
  expect(queries.getQueryData(questionnaireOf(server, client).queryKey)).toBeUndefined();
  expect(queries.getQueryData(questionnaireOf(server, other).queryKey)).toBeDefined();
});
