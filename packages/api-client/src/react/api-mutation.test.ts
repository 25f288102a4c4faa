import { MutationObserver, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  createFakeDiscServer,
  discAnswer,
  type FakeServer,
  lost,
  problemReply,
} from '../testing/index.ts';
import { linkClientTo } from '../testing/link-client-to.ts';
import { writeShown, writeStep } from './api-mutation.ts';
import {
  getQuestionnaireByLinkQuery,
  listDiscQuestionsQuery,
  saveDiscAnswersMutation,
} from './generated/index.ts';
import { createAferirQueryClient } from './query-client.ts';
import { readMarked } from './stale-reads.ts';

/** A cache with a read that saving an answer changes and one that it does not; the first may be on the screen. */
async function createScene({
  isShown = false,
  server = createFakeDiscServer(),
}: {
  isShown?: boolean;
  server?: FakeServer;
} = {}) {
  const queries = createAferirQueryClient();
  const client = linkClientTo(server);
  const changed = getQuestionnaireByLinkQuery(client, { path: { hash: 'Abc' } });
  const unchanged = listDiscQuestionsQuery(client, { path: { idResposta: 812 } });
  if (isShown) new QueryObserver(queries, changed).subscribe(() => undefined);
  await Promise.all([queries.fetchQuery(changed), queries.fetchQuery(unchanged)]);
  const isStale = ({ queryKey }: { queryKey: QueryKey }) =>
    queries.getQueryState(queryKey)?.isInvalidated;
  return {
    server,
    queries,
    client,
    save: () => {
      const observer = new MutationObserver(queries, saveDiscAnswersMutation(client));
      return observer.mutate({ body: discAnswer });
    },
    stale: () => [isStale(changed), isStale(unchanged)],
    reads: () => server.requests.filter(({ path }) => path.startsWith('/Resposta/get/')).length,
  };
}

describe('the options of a write', () => {
  it('answer with data and message', async () => {
    const { save } = await createScene();
    expect(await save()).toEqual({
      data: { nrIndiceRespondido: 1, qtdPerguntas: 3 },
      message: 'Salvo com sucesso.',
    });
  });

  it('are the same write when the person tries again', async () => {
    const server = createFakeDiscServer().failNext('post', '/RespostaOpcao/Post', lost);
    const { save } = await createScene({ server });
    await expect(save()).rejects.toMatchObject({ kind: 'network' });
    await save();
    const keys = server.requests
      .filter(({ method }) => method === 'post')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('mark what the contract says that they change, and nothing else', async () => {
    const { save, stale } = await createScene();
    await save();
    expect(stale()).toEqual([true, false]);
  });

  it('mark it whichever client has read it', async () => {
    const { queries, server, stale } = await createScene();
    const other = new MutationObserver(queries, saveDiscAnswersMutation(linkClientTo(server)));
    await other.mutate({ body: discAnswer });
    expect(stale()).toEqual([true, false]);
  });

  it('are pending until what is on the screen is read again', async () => {
    const { save, stale, reads } = await createScene({ isShown: true });
    expect(reads()).toBe(1);
    await save();
    expect(reads()).toBe(2);
    expect(stale()).toEqual([false, false]);
  });

  it.each([
    ['the outcome is unknown', lost, [true, false]],
    ['things have changed elsewhere', problemReply(409, 'Já foi finalizado.'), [true, true]],
    ['what was sent is at fault', problemReply(400, 'Posição repetida.'), [false, false]],
    ['there were too many', problemReply(429, 'Aguarde.'), [false, false]],
  ])('mark what may have changed when %s', async (_when, failure, expected) => {
    const server = createFakeDiscServer().failNext('post', '/RespostaOpcao/Post', failure);
    const { save, stale } = await createScene({ server });
    await expect(save()).rejects.toThrow();
    expect(stale()).toEqual(expected);
  });
});

describe('writeStep', () => {
  it('marks what it changes and reads nothing, even what is on the screen', async () => {
    const { queries, client, stale, reads } = await createScene({ isShown: true });
    const step = writeStep(queries, saveDiscAnswersMutation(client), { body: discAnswer });
    expect(await step).toEqual({ nrIndiceRespondido: 1, qtdPerguntas: 3 });
    expect(stale()).toEqual([true, false]);
    expect(reads()).toBe(1);
  });

  it('rejects with the problem, and marks what that says', async () => {
    const conflict = problemReply(409, 'Já foi finalizado.');
    const server = createFakeDiscServer().failNext('post', '/RespostaOpcao/Post', conflict);
    const { queries, client, stale, reads } = await createScene({ isShown: true, server });
    const step = writeStep(queries, saveDiscAnswersMutation(client), { body: discAnswer });
    await expect(step).rejects.toMatchObject({ kind: 'conflict' });
    expect(stale()).toEqual([true, true]);
    expect(reads()).toBe(1);
  });
});

describe('writeShown', () => {
  it('is pending until what is on the screen is read again', async () => {
    const { queries, client, stale, reads } = await createScene({ isShown: true });
    const write = writeShown(queries, saveDiscAnswersMutation(client), { body: discAnswer });
    expect(await write).toEqual({ nrIndiceRespondido: 1, qtdPerguntas: 3 });
    expect(stale()).toEqual([false, false]);
    expect(reads()).toBe(2);
  });

  it('reads again what has changed elsewhere before it fails', async () => {
    const server = createFakeDiscServer();
    const { queries, client, stale, reads } = await createScene({ isShown: true, server });
    server.failNext('post', '/RespostaOpcao/Post', problemReply(409, 'Já foi finalizado.'));
    const write = writeShown(queries, saveDiscAnswersMutation(client), { body: discAnswer });
    await expect(write).rejects.toMatchObject({ kind: 'conflict' });
    expect(stale()).toEqual([false, true]);
    expect(reads()).toBe(2);
  });
});

describe('readMarked', () => {
  it('reads what steps have changed, once, and only what is on the screen', async () => {
    const { queries, client, stale, reads } = await createScene({ isShown: true });
    await writeStep(queries, saveDiscAnswersMutation(client), { body: discAnswer });
    await readMarked(queries);
    await readMarked(queries);
    expect(stale()).toEqual([false, false]);
    expect(reads()).toBe(2);
  });
});
