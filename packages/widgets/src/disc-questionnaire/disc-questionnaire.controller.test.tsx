import { createLinkClient } from '@aferir/api-client';
import {
  createFakeDiscServer,
  discQuestions,
  dropped,
  type FakeDiscServer,
  linkInfo,
  problemReply,
  rawReply,
} from '@aferir/api-client/testing';
import { PLACES, type Place, type Ranking } from '@aferir/domain';
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderController } from '../shared/testing/render-controller.tsx';
import { useDiscQuestionnaire } from './disc-questionnaire.controller.ts';
import { discQuestionnaireMessages } from './disc-questionnaire.messages.ts';

type ServerOptions = Parameters<typeof createFakeDiscServer>[0];

const answered = discQuestions.map(
  ({ idPergunta, opcoes }) =>
    [
      idPergunta,
      opcoes.map(({ idPerguntaOpcao }, index) => ({ idPerguntaOpcao, idRespostaOpcao: index + 1 })),
    ] as const,
);

function rankingOf(question: number, order: readonly Place[] = PLACES): Ranking {
  const { opcoes } = discQuestions[question] as (typeof discQuestions)[number];
  return Object.fromEntries(
    opcoes.map(({ idPerguntaOpcao }, at) => [idPerguntaOpcao, order[at] as Place]),
  );
}

const idOf = (question: number) => String(discQuestions[question]?.idPergunta);

/** Where a person is, and what is chosen there. */
function at(index: number, ranking?: Ranking) {
  return { position: { index, ...(ranking && { chosen: { [idOf(index)]: ranking } }) } };
}

function startServer(options?: ServerOptions): FakeDiscServer {
  return Object.assign(createFakeDiscServer(options).on('get', '/hash/validar/{hash}', linkInfo));
}

function open(server: FakeDiscServer, hash = 'Abc123') {
  const client = createLinkClient({
    hash,
    baseUrl: 'http://localhost/api/v1',
    fetch: server.fetch,
    maxAttempts: 1,
  });
  const heard = {
    onReady: vi.fn(),
    onProgress: vi.fn(),
    onComplete: vi.fn(),
    onError: vi.fn(),
  };
  const page = renderController(() => useDiscQuestionnaire(), {
    name: 'disc-questionnaire',
    client,
    messages: discQuestionnaireMessages,
    events: heard,
  });
  const perform = (name: 'start' | 'goBack' | 'submit' | 'retry') =>
    page.perform((actions) => actions[name]());
  const rank = (ranking: Ranking) => page.perform((actions) => actions.choose(ranking));
  return { ...page, rank, heard, do: perform };
}

async function answerFrom(page: ReturnType<typeof open>, first: number) {
  for (let index = first; index < discQuestions.length; index += 1) {
    await page.until({ step: 'answering', ...at(index) });
    await page.rank(rankingOf(index));
    await page.do('submit');
  }
}

describe('opening a link', () => {
  it('greets, tells the host and reports the first view once', async () => {
    const server = startServer();
    const page = open(server);
    await page.until({ step: 'intro' });
    expect(page.heard.onReady).toHaveBeenCalledExactlyOnceWith({ widget: 'disc-questionnaire' });
    await waitFor(() => expect(server.requestsTo('post', '/Resposta/PostHash')).toHaveLength(1));
    expect(server.requestsTo('post', '/Resposta/PostHash')[0]?.body).toEqual({
      idResposta: 812,
      cdStatus: 3,
    });
  });

  it.each([
    ['was viewed before', { start: { cdStatus: 3 as const } }, []],
    [
      'is partly answered',
      { start: { cdStatus: 3 as const }, answered: answered.slice(0, 1) },
      [{ idResposta: 812, cdStatus: 1 }],
    ],
    ['was started before', { start: { cdStatus: 1 as const }, answered: answered.slice(0, 1) }, []],
    ['is finished', { start: { cdStatus: 2 as const, flConcluido: true }, answered }, []],
  ])('reports what is news when it %s', async (_, options, expected) => {
    const server = startServer(options);
    const page = open(server);
    await waitFor(() => expect(page.heard.onReady).toHaveBeenCalled());
    const bodies = () => server.requestsTo('post', '/Resposta/PostHash').map(({ body }) => body);
    await waitFor(() => expect(bodies()).toEqual(expected));
    await page.settle();
    expect(bodies()).toEqual(expected);
  });

  it('goes on when the status can not be reported, and logs that', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const server = startServer().failNext('post', '/Resposta/PostHash', problemReply(500, 'x'));
    const page = open(server as FakeDiscServer);
    await page.until({ step: 'intro' });
    await page.do('start');
    await page.until({ step: 'answering', ...at(0) });
    expect(warn).toHaveBeenCalledExactlyOnceWith('[aferir] report status:', 'unexpected 500');
    expect(page.heard.onError).not.toHaveBeenCalled();
  });

  it('says why a link is dead, and does not ask again', async () => {
    const server = startServer();
    const reason = 'Este link expirou. Peça um novo ao RH.';
    server.on('get', '/hash/validar/{hash}', problemReply(403, reason));
    const page = open(server);
    await page.until({ step: 'unavailable', problem: { message: reason, isRetryable: false } });
    expect(page.heard.onError).toHaveBeenCalledExactlyOnceWith({
      kind: 'forbidden',
      message: reason,
      isRetryable: false,
      isFatal: true,
    });
  });

  it('asks nothing without a hash', async () => {
    const server = startServer();
    const page = open(server, '');
    await page.until({ step: 'unavailable', problem: { kind: 'missing-link' } });
    expect(page.heard.onError.mock.calls).toEqual([[expect.objectContaining({ isFatal: true })]]);
    expect(server.requests).toEqual([]);
  });

  it('opens after a failure of the network', async () => {
    const server = startServer().failNext('get', '/hash/validar/{hash}', dropped);
    const page = open(server as FakeDiscServer);
    await page.until({ step: 'unavailable', problem: { kind: 'network', isRetryable: true } });
    expect(page.heard.onError.mock.calls).toEqual([[expect.objectContaining({ isFatal: false })]]);
    await page.do('retry');
    await page.until({ step: 'intro' });
  });

  it('sends a person without a password to first access', async () => {
    const server = startServer();
    server.on('get', '/hash/validar/{hash}', { ...linkInfo, precisaSenha: true });
    const page = open(server);
    await page.until({ step: 'first-access' });
    expect(page.heard.onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'first-access', isFatal: false }),
    );
  });

  it('opens when a password was made elsewhere, having asked for one once', async () => {
    const server = startServer();
    server.on('get', '/hash/validar/{hash}', { ...linkInfo, precisaSenha: true });
    const page = open(server);
    await page.until({ step: 'first-access' });
    server.on('get', '/hash/validar/{hash}', linkInfo);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await page.until({ step: 'intro' });
    expect(page.heard.onError).toHaveBeenCalledOnce();
  });

  it('refuses a link of the other assessment', async () => {
    const server = startServer();
    server.on('get', '/hash/validar/{hash}', { ...linkInfo, tipo: 'desempenho' });
    const page = open(server);
    await page.until({ step: 'unavailable', problem: { kind: 'wrong-link' } });
  });

  it('asks nothing more where the first reply carries all', async () => {
    const server = startServer({ start: { link: linkInfo, perguntas: [...discQuestions] } });
    const page = open(server);
    await page.until({ step: 'intro' });
    await page.do('start');
    await page.until({ step: 'answering', ...at(0) });
    const reads = server.requests.filter(({ method }) => method === 'get');
    expect(reads.map(({ path }) => path)).toEqual(['/Resposta/get/{hash}']);
    expect(reads[0]?.headers.has('X-Link-Hash')).toBe(false);
  });

  it.each([
    ['first-access', { ...linkInfo, precisaSenha: true }],
    ['unavailable', { ...linkInfo, tipo: 'desempenho' as const }],
  ] as const)('goes by what that reply says of the link: %s', async (step, link) => {
    const server = startServer({ start: { link, perguntas: [...discQuestions] } });
    await open(server).until({ step });
    expect(server.requestsTo('get', '/hash/validar/{hash}')).toEqual([]);
  });

  it('asks what a refused link is for', async () => {
    const server = startServer();
    server.on('get', '/Resposta/get/{hash}', problemReply(403, 'Este link é de outra avaliação.'));
    server.on('get', '/hash/validar/{hash}', { ...linkInfo, tipo: 'desempenho' });
    const page = open(server);
    await page.until({ step: 'unavailable', problem: { kind: 'wrong-link' } });
  });

  it('shows nothing to answer by a link that only reads', async () => {
    const page = open(startServer({ start: { flPapel: 'relatorio' } }));
    await page.until({ step: 'unavailable', problem: { kind: 'wrong-link' } });
  });
});

describe('answering', () => {
  it('saves each answer, tells the host and finishes', async () => {
    const server = startServer();
    const page = open(server);
    await page.until({ step: 'intro' });
    await page.do('start');
    await answerFrom(page, 0);
    await page.until({ step: 'done', assessment: { elapsedMs: 725_000 } });
    expect(server.answers.size).toBe(3);
    expect(page.heard.onProgress.mock.calls).toEqual([
      [{ answered: 1, total: 3 }],
      [{ answered: 2, total: 3 }],
      [{ answered: 3, total: 3 }],
    ]);
    expect(page.heard.onComplete).toHaveBeenCalledExactlyOnceWith({ responseId: 812 });
  });

  it('sends the four places with the time taken', async () => {
    const server = startServer({ answered: answered.slice(0, 2) });
    const page = open(server);
    await answerFrom(page, 2);
    await page.until({ step: 'done' });
    const [{ body } = {}] = server.requestsTo('post', '/RespostaOpcao/Post');
    expect(body).toEqual({
      idResposta: 812,
      idPergunta: 3,
      lstRespostas: answered[2]?.[1],
      nrTempoMs: expect.any(Number),
    });
  });

  it('keeps the choice after a failed send and sends it again as the same write', async () => {
    const server = startServer({ answered: answered.slice(0, 1) });
    server.failNext('post', '/RespostaOpcao/Post', problemReply(503, 'Servidor ocupado.'));
    const page = open(server);
    await page.until({ step: 'answering', ...at(1) });
    await page.rank(rankingOf(1));
    await page.do('submit');
    await page.until({ step: 'answering', ...at(1), problem: { message: 'Servidor ocupado.' } });
    expect(page.heard.onError).toHaveBeenCalledOnce();
    await page.do('submit');
    await page.until({ step: 'answering', ...at(2) });
    const keys = server
      .requestsTo('post', '/RespostaOpcao/Post')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('reads an earlier answer back and replaces it', async () => {
    const server = startServer({ answered: answered.slice(0, 2) });
    const page = open(server);
    await page.until({ step: 'answering', ...at(2) });
    await page.do('goBack');
    await page.until({ step: 'answering', ...at(1, rankingOf(1)) });
    await page.rank(rankingOf(1, [4, 3, 2, 1]));
    await page.do('submit');
    await page.until({ step: 'answering', ...at(2) });
    expect(server.answers.get(2)?.map(({ idRespostaOpcao }) => idRespostaOpcao)).toEqual([
      4, 3, 2, 1,
    ]);
  });

  it('keeps the choice over a reload, until it is saved', async () => {
    const server = startServer({ answered: answered.slice(0, 1) });
    const before = open(server);
    await before.until({ step: 'answering', ...at(1) });
    await before.rank(rankingOf(1));
    before.unmount();
    const after = open(server);
    await after.until({ step: 'answering', ...at(1, rankingOf(1)) });
    await after.do('submit');
    await after.until(at(2));
    expect(after.state()).not.toHaveProperty(['position', 'chosen', idOf(2)]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('never writes the hash of the link down', async () => {
    const page = open(startServer({ answered: answered.slice(0, 1) }), 'SegredoDoLink');
    await page.until({ step: 'answering' });
    await page.rank(rankingOf(1));
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('SegredoDoLink');
  });

  it('thanks when another tab has finished meanwhile', async () => {
    const server = startServer({ answered: answered.slice(0, 2) });
    const here = open(server);
    const there = open(server);
    await here.until({ step: 'answering', ...at(2) });
    await answerFrom(there, 2);
    await there.until({ step: 'done' });
    await here.rank(rankingOf(2));
    await here.do('submit');
    await here.until({ step: 'done' });
  });

  it('takes in what another tab has answered when the person comes back', async () => {
    const server = startServer({ answered: answered.slice(0, 1) });
    const here = open(server);
    const there = open(server);
    await here.until({ step: 'answering', ...at(1) });
    await there.until({ step: 'answering', ...at(1) });
    await there.rank(rankingOf(1, [4, 3, 2, 1]));
    await there.do('submit');
    await there.until(at(2));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await here.until({ step: 'answering', ...at(1, rankingOf(1, [4, 3, 2, 1])) });
  });

  it('says so when the response was closed meanwhile', async () => {
    const server = startServer({ answered: answered.slice(0, 2) });
    const page = open(server);
    await page.until({ step: 'answering', ...at(2) });
    const reason = 'Esta avaliação foi encerrada pela empresa.';
    server.on('post', '/RespostaOpcao/Post', problemReply(409, reason));
    server.on('get', '/hash/validar/{hash}', problemReply(409, reason));
    await page.rank(rankingOf(2));
    await page.do('submit');
    await page.until({ step: 'unavailable', problem: { kind: 'conflict', message: reason } });
    expect(page.heard.onError).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'conflict', isFatal: true }),
    );
  });

  it('stays at the question when the answer is refused, which is not fatal', async () => {
    const server = startServer({ answered: answered.slice(0, 1) });
    server.failNext('post', '/RespostaOpcao/Post', problemReply(400, 'Resposta inválida.'));
    const page = open(server);
    await page.until({ step: 'answering', ...at(1) });
    await page.rank(rankingOf(1));
    await page.do('submit');
    const problem = { kind: 'validation', message: 'Resposta inválida.' };
    await page.until({ step: 'answering', ...at(1, rankingOf(1)), problem });
    await waitFor(() => expect(server.requestsTo('get', '/Resposta/get/{hash}')).toHaveLength(2));
    expect(page.state()).toMatchObject({ step: 'answering', ...at(1), problem });
    expect(page.heard.onError.mock.calls).toEqual([
      [expect.objectContaining({ ...problem, isFatal: false })],
    ]);
  });

  it('stays at the question while somebody else answers for the server', async () => {
    const server = startServer({ answered: answered.slice(0, 1) });
    const page = open(server);
    await page.until({ step: 'answering', ...at(1) });
    await page.rank(rankingOf(1));
    const headers = { 'Content-Type': 'text/html' };
    const foreign = rawReply(new Response('<h1>Entre na rede</h1>', { headers }));
    server.on('post', '/RespostaOpcao/Post', foreign);
    server.on('get', '/hash/validar/{hash}', foreign);
    await page.do('submit');
    await waitFor(() => expect(server.requestsTo('get', '/hash/validar/{hash}')).toHaveLength(2));
    const problem = { kind: 'unexpected' };
    await page.until({ step: 'answering', ...at(1, rankingOf(1)), problem });
    expect(page.heard.onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ ...problem, isFatal: false }),
    );
  });

  it('thanks for a response that was finished on another device, without its being fatal', async () => {
    const server = startServer({ answered: answered.slice(0, 2) });
    const here = open(server);
    await here.until({ step: 'answering', ...at(2) });
    await here.rank(rankingOf(2));
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    const there = open(server);
    await there.until({ step: 'answering', ...at(2) });
    await there.do('submit');
    await there.until({ step: 'done' });
    await here.do('submit');
    await here.until({ step: 'done' });
    expect(here.heard.onError.mock.calls).toEqual([
      [expect.objectContaining({ kind: 'conflict', isFatal: false })],
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays at the end when finishing fails, and finishes on the next try', async () => {
    const server = startServer({ answered: answered.slice(0, 2) });
    server.failNext('post', '/Resposta/FinalizaResposta', dropped);
    const page = open(server);
    await answerFrom(page, 2);
    await page.until({ step: 'answering', ...at(2), problem: { kind: 'network' } });
    await page.do('submit');
    await page.until({ step: 'done' });
    expect(server.requestsTo('post', '/RespostaOpcao/Post')).toHaveLength(1);
  });
});
