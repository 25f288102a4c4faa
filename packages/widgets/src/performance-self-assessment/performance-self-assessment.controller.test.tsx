import { createLinkClient } from '@aferir/api-client';
import {
  createFakeReviewServer,
  dataReply,
  dropped,
  type FakeReviewServer,
  linkInfo,
  lost,
  managerLinkInfo,
  problemReply,
  responseCompetencies,
  selfLinkInfo,
} from '@aferir/api-client/testing';
import type { Score } from '@aferir/domain';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiPaths } from '../shared/testing/api-paths.ts';
import { renderController } from '../shared/testing/render-controller.tsx';
import { useSelfAssessment } from './performance-self-assessment.controller.ts';
import { performanceSelfAssessmentMessages } from './performance-self-assessment.messages.ts';

function open(server: FakeReviewServer, hash = 'Abc123') {
  const client = createLinkClient({
    hash,
    baseUrl: 'http://localhost/api/v1',
    fetch: server.fetch,
    maxAttempts: 1,
  });
  const heard = { onReady: vi.fn(), onProgress: vi.fn(), onComplete: vi.fn(), onError: vi.fn() };
  const page = renderController(() => useSelfAssessment(), {
    name: 'performance-self-assessment',
    client,
    messages: performanceSelfAssessmentMessages,
    events: heard,
  });
  const perform = (name: 'start' | 'goBack' | 'submit' | 'retry') =>
    page.perform((actions) => actions[name]());
  const answer = async (score: Score) => {
    await page.perform((actions) => actions.choose(score));
    await perform('submit');
  };
  return { ...page, answer, heard, do: perform };
}

const at = (index: number) => ({ step: 'answering', position: { index } });
const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

afterEach(() => vi.useRealTimers());

describe('opening a link', () => {
  it('starts, tells the host and reports the first view once', async () => {
    const server = createFakeReviewServer();
    const page = open(server);
    await page.until({ step: 'intro' });
    expect(page.heard.onReady).toHaveBeenCalledExactlyOnceWith({
      widget: 'performance-self-assessment',
    });
    await waitFor(() => expect(server.requestsTo('post', apiPaths.viewed)).toHaveLength(1));
    expect(server.requestsTo('post', apiPaths.viewed)[0]?.body).toEqual({ idResposta: 5120 });
  });

  it.each([
    ['was viewed before', { start: { idRespostaStatusAtual: 3 } as const }, [0, 0]],
    ['is partly answered', { scores: [[1, 7]] } as const, [0, 1]],
    ['was started', { start: { idRespostaStatusAtual: 1 }, scores: [[1, 7]] } as const, [0, 0]],
    ['is finished', { start: { idRespostaStatusAtual: 6, flConcluido: true } } as const, [0, 0]],
  ])('reports what is news when it %s', async (_, options, expected) => {
    const server = createFakeReviewServer(options);
    const page = open(server);
    await waitFor(() => expect(page.heard.onReady).toHaveBeenCalled());
    const calls = () =>
      [apiPaths.viewed, apiPaths.started].map(
        (path) => server.requestsTo('post', path as typeof apiPaths.viewed).length,
      );
    await waitFor(() => expect(calls()).toEqual(expected));
    await page.settle();
    expect(calls()).toEqual(expected);
  });

  it('goes on when the status can not be reported, and logs that', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const server = createFakeReviewServer();
    server.failNext('post', apiPaths.viewed, problemReply(500, 'x'));
    const page = open(server);
    await page.until({ step: 'intro' });
    await waitFor(() =>
      expect(warn).toHaveBeenCalledExactlyOnceWith('[aferir] report status:', 'unexpected 500'),
    );
    expect(page.heard.onError).not.toHaveBeenCalled();
  });

  it('shows the end at once, without asking for competencies, when it is finished', async () => {
    const server = createFakeReviewServer({
      start: { idRespostaStatusAtual: 7, flConcluido: true },
    });
    const page = open(server);
    await page.until({ step: 'done' });
    expect(server.requestsTo('get', '/CompetenciaDesempenho/GetCompetencias')).toEqual([]);
    expect(page.heard.onComplete).not.toHaveBeenCalled();
  });

  it('says why a link is dead', async () => {
    const server = createFakeReviewServer();
    const reason = 'Esta solicitação de avaliação foi encerrada.';
    server.on('get', '/hash/validar/{hash}', problemReply(409, reason));
    const page = open(server);
    await page.until({ step: 'unavailable', problem: { message: reason, isRetryable: false } });
    expect(page.heard.onError.mock.calls).toEqual([
      [expect.objectContaining({ kind: 'conflict', isFatal: true })],
    ]);
  });

  it('asks nothing without a hash', async () => {
    const server = createFakeReviewServer();
    await open(server, '').until({ step: 'unavailable', problem: { kind: 'missing-link' } });
    expect(server.requests).toEqual([]);
  });

  it.each([
    ['the behavioral assessment', linkInfo],
    ['a manager', managerLinkInfo],
  ])('refuses a link of %s', async (_, info) => {
    const server = createFakeReviewServer();
    server.on('get', '/hash/validar/{hash}', info);
    await open(server).until({ step: 'unavailable', problem: { kind: 'wrong-link' } });
  });

  it('asks nothing more where the first reply carries all', async () => {
    const competencias = responseCompetencies.map(({ idRespostaOpcao: _, ...each }) => each);
    const server = createFakeReviewServer({
      start: {
        link: selfLinkInfo,
        competencias,
        respostas: [{ idCompetencia: 1, nrIndice: 7 }],
      },
    });
    const page = open(server);
    await page.until({ step: 'answering', assessment: { saved: { 1: 7 } } });
    const reads = server.requests.filter(({ method }) => method === 'get');
    expect(reads.map(({ path }) => path)).toEqual(['/RespostaDesempenho/get/{hash}']);
  });

  it('asks what a refused link is for', async () => {
    const server = createFakeReviewServer();
    const refusal = problemReply(403, 'Este link é de outra avaliação.');
    server.on('get', '/RespostaDesempenho/get/{hash}', refusal);
    server.on('get', '/hash/validar/{hash}', linkInfo);
    await open(server).until({ step: 'unavailable', problem: { kind: 'wrong-link' } });
  });

  it('shows nothing to answer by a link that only reads', async () => {
    const server = createFakeReviewServer({ start: { flPapel: 'relatorio' } });
    await open(server).until({ step: 'unavailable', problem: { kind: 'wrong-link' } });
  });

  it('sends a person without a password to first access once, and goes on when there is one', async () => {
    const server = createFakeReviewServer();
    server.on('get', '/hash/validar/{hash}', { ...selfLinkInfo, precisaSenha: true });
    const page = open(server);
    await page.until({ step: 'first-access' });
    expect(page.heard.onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'first-access', isFatal: false }),
    );
    server.on('get', '/hash/validar/{hash}', selfLinkInfo);
    comeBack();
    await page.until({ step: 'intro' });
  });

  it('opens after a failure of the network', async () => {
    const server = createFakeReviewServer();
    server.failNext('get', '/hash/validar/{hash}', dropped);
    const page = open(server);
    await page.until({ step: 'unavailable', problem: { kind: 'network', isRetryable: true } });
    await page.do('retry');
    await page.until({ step: 'intro' });
  });

  it.each([
    ['do not come', problemReply(500, 'x')],
    ['are none', dataReply({ rows: [], qtdRecords: 0 })],
  ])(
    'says that the competencies are not loaded when they %s, and tries again',
    async (_, fault) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const server = createFakeReviewServer();
      server.failNext('get', '/CompetenciaDesempenho/GetCompetencias', fault);
      const page = open(server);
      const message = 'Competências não carregadas. Aguarde e tente novamente.';
      await page.until({ step: 'unavailable', problem: { message, isRetryable: true } });
      expect(page.heard.onError.mock.calls).toEqual([
        [expect.objectContaining({ isFatal: false })],
      ]);
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      await page.until({ step: 'intro' });
    },
  );

  it('says that the response has no id', async () => {
    const page = open(createFakeReviewServer({ start: { idResposta: 0 } }));
    const message = 'ID da resposta não encontrado. Recarregue a página.';
    await page.until({ step: 'unavailable', problem: { message } });
  });
});

describe('answering', () => {
  it('saves each score with one call, reports the start once, finishes with the number answered', async () => {
    const server = createFakeReviewServer();
    const page = open(server);
    await page.until({ step: 'intro' });
    await page.do('start');
    for (const [index, score] of ([8, 0, 10] as const).entries()) {
      await page.until(at(index));
      await page.answer(score);
    }
    await page.until({ step: 'done', assessment: { status: 6 } });
    expect([...server.scores]).toEqual([
      [1, 8],
      [2, 0],
      [3, 10],
    ]);
    expect(server.requestsTo('post', apiPaths.saveSelfScore).map(({ body }) => body)).toEqual([
      { idResposta: 5120, idCompetencia: 1, nrIndice: 8 },
      { idResposta: 5120, idCompetencia: 2, nrIndice: 0 },
      { idResposta: 5120, idCompetencia: 3, nrIndice: 10 },
    ]);
    expect(server.requestsTo('post', apiPaths.started).map(({ query }) => query)).toEqual([
      { idResposta: '5120' },
    ]);
    expect(server.requestsTo('post', apiPaths.finished).map(({ body }) => body)).toEqual([
      { idResposta: 5120, nrPerguntasRespondidas: 3 },
    ]);
    expect(page.heard.onProgress).toHaveBeenLastCalledWith({ answered: 3, total: 3 });
    expect(page.heard.onComplete).toHaveBeenCalledExactlyOnceWith({ responseId: 5120 });
  });

  it('ends with the names of the managers whom no mail tells', async () => {
    const server = createFakeReviewServer();
    server.on('post', apiPaths.finished, {
      idResposta: 5120,
      cdStatus: 6,
      nmStatus: 'Aguardando Avaliação do Gestor',
      lstSemEmail: ['Rui Prado'],
    });
    const page = open(server);
    await page.until({ step: 'intro' });
    await page.do('start');
    for (const index of [0, 1, 2]) {
      await page.until(at(index));
      await page.answer(8);
    }
    await page.until({ step: 'done', assessment: { withoutEmail: ['Rui Prado'] } });
  });

  it('goes on when the start can not be reported', async () => {
    const server = createFakeReviewServer({ start: { idRespostaStatusAtual: 3 } });
    server.failNext('post', apiPaths.started, problemReply(500, 'x'));
    const page = open(server);
    await page.until({ step: 'intro' });
    await page.do('start');
    await page.answer(5);
    await page.until(at(1));
    expect(page.heard.onError).not.toHaveBeenCalled();
  });

  it('makes no call for a score that is stored already', async () => {
    const server = createFakeReviewServer({ scores: [[1, 7]] });
    const page = open(server);
    await page.until(at(1));
    await page.do('goBack');
    await page.until({ position: { index: 0, chosen: { 1: 7 } } });
    await page.answer(7);
    await page.until(at(1));
    expect(server.requestsTo('post', apiPaths.saveSelfScore)).toEqual([]);
  });

  it.each([
    ['the server fails', problemReply(503, 'Servidor ocupado.'), 2],
    ['the reply is lost', lost, 2],
    ['the request is dropped', dropped, 1],
  ])('keeps the score when %s and sends it again as the same write', async (_, fault, reached) => {
    const server = createFakeReviewServer({ scores: [[1, 7]] });
    server.failNext('post', apiPaths.saveSelfScore, fault);
    const page = open(server);
    await page.until(at(1));
    await page.answer(4);
    await page.until({
      step: 'answering',
      problem: { isRetryable: true },
      position: { chosen: { 2: 4 } },
    });
    await page.do('submit');
    await page.until(at(2));
    const keys = server
      .requestsTo('post', apiPaths.saveSelfScore)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(reached);
    expect(new Set(keys).size).toBe(1);
    expect(server.scores.get(2)).toBe(4);
  });

  it('stays at a competency that the server does not know, and says so', async () => {
    const server = createFakeReviewServer({ scores: [[1, 7]] });
    server.failNext('post', apiPaths.saveSelfScore, problemReply(404, 'Não encontrado.'));
    const page = open(server);
    await page.until(at(1));
    await page.answer(4);
    const message = 'Competência inválida. Recarregue a página.';
    await page.until({ ...at(1), problem: { message } });
    expect(page.heard.onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'not-found', message, isFatal: false }),
    );
  });

  it('keeps a choice over a reload, until it is saved, and never the hash', async () => {
    const server = createFakeReviewServer();
    const before = open(server, 'SegredoDoLink');
    await before.until({ step: 'intro' });
    await before.do('start');
    server.failNext('post', apiPaths.saveSelfScore, dropped);
    await before.answer(6);
    await before.until({ step: 'answering', problem: { kind: 'network' } });
    before.unmount();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('SegredoDoLink');
    const after = open(server, 'SegredoDoLink');
    await after.until({ step: 'answering', position: { index: 0, chosen: { 1: 6 } } });
    await after.do('submit');
    await after.until(at(1));
    expect(sessionStorage).toHaveLength(0);
  });

  it('sends a comment with its score, also where that is the same', async () => {
    const server = createFakeReviewServer();
    const page = open(server);
    await page.until({ step: 'intro' });
    await page.do('start');
    await page.perform((actions) => actions.note(' Ouço mais. '));
    await page.answer(6);
    await page.until(at(1));
    await page.do('goBack');
    await page.until(at(0));
    await page.do('submit');
    await page.until(at(1));
    await page.do('goBack');
    await page.perform((actions) => actions.note(''));
    await page.do('submit');
    await page.until(at(1));
    expect(server.requestsTo('post', apiPaths.saveSelfScore).map(({ body }) => body)).toEqual([
      { idResposta: 5120, idCompetencia: 1, nrIndice: 6, dsComentario: 'Ouço mais.' },
      { idResposta: 5120, idCompetencia: 1, nrIndice: 6, dsComentario: '' },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps a comment over a reload, before there is a score', async () => {
    const server = createFakeReviewServer();
    const before = open(server);
    await before.until({ step: 'intro' });
    await before.do('start');
    await before.perform((actions) => actions.note('Ouço mais.'));
    before.unmount();
    const after = open(server);
    await after.until({ ...at(0), position: { notes: { 1: 'Ouço mais.' }, chosen: {} } });
    server.failNext('post', apiPaths.saveSelfScore, dropped);
    await after.answer(6);
    await after.until({ step: 'answering', problem: { kind: 'network' } });
    after.unmount();
    const again = open(server);
    await again.until({ ...at(0), position: { notes: { 1: 'Ouço mais.' }, chosen: { 1: 6 } } });
    await again.do('submit');
    await again.until(at(1));
    expect(sessionStorage).toHaveLength(0);
  });

  it('has deleted the choice when it tells of the end, which may lead the person away', async () => {
    const page = open(
      createFakeReviewServer({
        scores: [
          [1, 7],
          [2, 8],
        ],
      }),
    );
    await page.until(at(2));
    const draftsLeft = new Promise((resolve) => {
      page.heard.onComplete.mockImplementation(() => resolve(sessionStorage.length));
    });
    await page.answer(9);
    expect(await draftsLeft).toBe(0);
  });

  it('stays at the end when finishing fails, and only finishes on the next try', async () => {
    const server = createFakeReviewServer({
      scores: [
        [1, 7],
        [2, 8],
      ],
    });
    server.failNext('post', apiPaths.finished, dropped);
    const page = open(server);
    await page.until(at(2));
    await page.answer(9);
    await page.until({ ...at(2), problem: { kind: 'network' } });
    await page.do('submit');
    await page.until({ step: 'done' });
    expect(server.requestsTo('post', apiPaths.saveSelfScore)).toHaveLength(1);
  });
});

describe('another tab', () => {
  it('ends this one when it has finished', async () => {
    const server = createFakeReviewServer({
      scores: [
        [1, 7],
        [2, 8],
      ],
    });
    const here = open(server);
    const there = open(server);
    await here.until(at(2));
    await there.until(at(2));
    await there.answer(3);
    await there.until({ step: 'done' });
    await here.answer(4);
    await here.until({ step: 'done' });
    expect(server.scores.get(3)).toBe(3);
    expect(here.heard.onError.mock.calls).toEqual([
      [expect.objectContaining({ kind: 'conflict', isFatal: false })],
    ]);
  });

  it('shows its scores here when the person comes back', async () => {
    const server = createFakeReviewServer({ scores: [[1, 7]] });
    const here = open(server);
    const there = open(server);
    await here.until(at(1));
    await there.until(at(1));
    await there.answer(2);
    await there.until(at(2));
    comeBack();
    await here.until({ step: 'answering', position: { index: 1, chosen: { 2: 2 } } });
  });

  it('says so when the response was closed meanwhile', async () => {
    const server = createFakeReviewServer({ scores: [[1, 7]] });
    const page = open(server);
    await page.until(at(1));
    const reason = 'Esta solicitação de avaliação foi encerrada.';
    server.on('post', apiPaths.saveSelfScore, problemReply(409, reason));
    server.on('get', '/hash/validar/{hash}', problemReply(409, reason));
    await page.answer(4);
    await page.until({ step: 'unavailable', problem: { message: reason } });
    expect(page.heard.onError).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'conflict', isFatal: true }),
    );
  });
});
