import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createLinkClient } from '../link-client.ts';
import { isApiProblem } from '../problem.ts';
import {
  createFakeDiscServer,
  createFakeServer,
  discQuestionnaire,
  lost,
  problemReply,
} from '../testing/index.ts';
import { forgetReads, invalidateReads } from './api-query.ts';
import { discQuestionnaireQuery, saveDiscAnswersMutation } from './behavioral-queries.ts';
import { createAferirQueryClient } from './query-client.ts';

const baseUrl = 'http://aferir.test/api/v1';
const answer = {
  idResposta: 812,
  idPergunta: 1,
  lstRespostas: [1, 2, 3, 4].map((place) => ({
    idPerguntaOpcao: 10 + place,
    idRespostaOpcao: place,
  })),
};

function linkClient(server: { fetch: (request: Request) => Promise<Response> }) {
  return createLinkClient({ baseUrl, hash: 'Abc', fetch: server.fetch, maxAttempts: 1 });
}

describe('apiQuery', () => {
  it('reads once and then from the cache', async () => {
    const server = createFakeDiscServer();
    const queryClient = createAferirQueryClient();
    const query = discQuestionnaireQuery(linkClient(server), 'Abc');
    expect(await queryClient.fetchQuery(query)).toEqual(discQuestionnaire);
    await queryClient.fetchQuery(query);
    expect(server.requests).toHaveLength(1);
  });

  it('throws the problem, without trying again by itself', async () => {
    const server = createFakeServer().on(
      'get',
      '/Resposta/get/{hash}',
      problemReply(503, 'Volte já.'),
    );
    const query = discQuestionnaireQuery(linkClient(server), 'Abc');
    const failure = await createAferirQueryClient()
      .fetchQuery(query)
      .catch((error: unknown) => error);
    expect(isApiProblem(failure) && failure.message).toBe('Volte já.');
    expect(server.requests).toHaveLength(1);
  });

  it('keeps the replies of two clients apart', () => {
    const server = createFakeDiscServer();
    const keys = [linkClient(server), linkClient(server)].map(
      (client) => discQuestionnaireQuery(client, 'Abc').queryKey,
    );
    expect(keys[0]).not.toEqual(keys[1]);
  });

  it('gives the request up with the query', async () => {
    const server = createFakeServer().on('get', '/Resposta/get/{hash}', { kind: 'hanging' });
    const queryClient = createAferirQueryClient();
    const query = discQuestionnaireQuery(linkClient(server), 'Abc');
    const reading = queryClient.fetchQuery(query);
    const rejection = expect(reading).rejects.toThrow();
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    await rejection;
  });
});

describe('apiMutation', () => {
  it('answers with data and message', async () => {
    const client = linkClient(createFakeDiscServer());
    const observer = new MutationObserver(
      createAferirQueryClient(),
      saveDiscAnswersMutation(client),
    );
    expect(await observer.mutate({ body: answer })).toEqual({
      data: { nrIndiceRespondido: 1, qtdPerguntas: 3 },
      message: 'Salvo com sucesso.',
    });
  });

  it('is the same write when the person tries again', async () => {
    const server = createFakeDiscServer().failNext('post', '/RespostaOpcao/Post', lost);
    const observer = new MutationObserver(
      createAferirQueryClient(),
      saveDiscAnswersMutation(linkClient(server)),
    );
    await expect(observer.mutate({ body: answer })).rejects.toMatchObject({ kind: 'network' });
    await observer.mutate({ body: answer });
    const keys = server.requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});

it('marks the replies of a read as stale, and forgets those of a client', async () => {
  const server = createFakeDiscServer();
  const queryClient = createAferirQueryClient();
  const client = linkClient(server);
  const query = discQuestionnaireQuery(client, 'Abc');
  await queryClient.fetchQuery(query);
  await invalidateReads(queryClient, client, '/Pergunta/Get/{idResposta}');
  expect(queryClient.getQueryState(query.queryKey)?.isInvalidated).toBe(false);
  await invalidateReads(queryClient, client, '/Resposta/get/{hash}');
  expect(queryClient.getQueryState(query.queryKey)?.isInvalidated).toBe(true);
  forgetReads(queryClient, client);
  expect(queryClient.getQueryData(query.queryKey)).toBeUndefined();
});
