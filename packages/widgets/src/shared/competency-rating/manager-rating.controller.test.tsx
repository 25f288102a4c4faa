import { createLinkClient } from '@aferir/api-client';
import {
  createFakeReviewServer,
  dropped,
  type FakeReviewServer,
  lost,
  problemReply,
} from '@aferir/api-client/testing';
import { expect, it, vi } from 'vitest';
import { renderController } from '../testing/render-controller.tsx';
import { useManagerRating } from './manager-rating.controller.ts';
import { loadRatingSheet } from './manager-rating.data.ts';

const SEND = '/RespostaOpcaoGestorDesempenho/PostRespostaOpcaoGestor';
const SCORES = '/RespostaOpcaoGestorDesempenho/GetRespostaIndicesGestor';

async function open(server: FakeReviewServer, managerId = 7) {
  const client = createLinkClient({
    hash: 'SegredoDoLink',
    baseUrl: 'http://localhost/api/v1',
    fetch: server.fetch,
    maxAttempts: 1,
  });
  const heard = { onProgress: vi.fn(), onComplete: vi.fn(), onError: vi.fn(), onCancel: vi.fn() };
  const asked = { responseId: 5120, managerId, person: 'Bruno Lima' };
  const sheet = await loadRatingSheet(client, asked);
  const page = renderController(() => useManagerRating({ sheet, onCancel: heard.onCancel }), {
    client,
    events: heard,
  });
  const perform = (name: 'goBack' | 'submit' | 'cancel' | 'confirm' | 'decline') =>
    page.perform((actions) => actions[name]());
  const rate = async (...scores: (0 | 8 | 10)[]) => {
    for (const score of scores) {
      await page.perform((actions) => actions.choose(score));
      await perform('submit');
    }
  };
  return { ...page, rate, heard, do: perform };
}

it('sends nothing before the end is confirmed, then one call per competency', async () => {
  const server = createFakeReviewServer({ role: 'gestor' });
  const page = await open(server);
  await page.rate(8, 0, 10);
  await page.until({ step: 'confirming', question: 'finish' });
  expect(server.requestsTo('post', SEND)).toEqual([]);
  await page.do('confirm');
  await page.until({ step: 'done' });
  expect(server.requestsTo('post', SEND).map(({ body }) => body)).toEqual([
    { idRespostaOpcao: 40_001, idCompetencia: 1, idOrganogramaGestor: 7, nrIndice: 8 },
    { idRespostaOpcao: 40_002, idCompetencia: 2, idOrganogramaGestor: 7, nrIndice: 0 },
    { idRespostaOpcao: 40_003, idCompetencia: 3, idOrganogramaGestor: 7, nrIndice: 10 },
  ]);
  expect(page.heard.onProgress.mock.calls.map(([{ answered }]) => answered)).toEqual([1, 2, 3]);
  expect(page.heard.onComplete).toHaveBeenCalledExactlyOnceWith({ responseId: 5120 });
  expect(localStorage).toHaveLength(0);
});

it('keeps the draft on the device, by response and manager, without the hash', async () => {
  const server = createFakeReviewServer({ role: 'gestor' });
  const before = await open(server);
  await before.rate(8, 0);
  before.unmount();
  expect(JSON.stringify({ ...localStorage })).not.toContain('SegredoDoLink');
  const after = await open(server);
  expect(after.state()).toMatchObject({ position: { index: 2, chosen: { 1: 8, 2: 0 } } });
  await after.perform((actions) => actions.choose(5));
  after.unmount();
  const again = await open(server);
  expect(again.state()).toMatchObject({ position: { index: 2, chosen: { 1: 8, 2: 0, 3: 5 } } });
  again.unmount();
  const colleague = await open(server, 9);
  expect(colleague.state()).toMatchObject({ position: { index: 0, chosen: {} } });
});

it('keeps comments with the draft, and sends each with its score', async () => {
  const server = createFakeReviewServer({ role: 'gestor' });
  const before = await open(server);
  await before.perform((actions) => actions.note(' Ouve bem. '));
  before.unmount();
  const page = await open(server);
  expect(page.state()).toMatchObject({ position: { index: 0, notes: { 1: ' Ouve bem. ' } } });
  await page.rate(8, 0, 10);
  await page.do('confirm');
  await page.until({ step: 'done' });
  expect(server.requestsTo('post', SEND).map(({ body }) => body)).toMatchObject([
    { idCompetencia: 1, nrIndice: 8, dsComentario: 'Ouve bem.' },
    { idCompetencia: 2, nrIndice: 0 },
    { idCompetencia: 3, nrIndice: 10 },
  ]);
  expect(localStorage).toHaveLength(0);
});

it('shows what was sent before, and sends a changed comment beside the same score', async () => {
  const server = createFakeReviewServer({ role: 'gestor' });
  server.on('get', SCORES, [
    {
      idRespostaOpcaoGestor: 1,
      idCompetencia: 1,
      cdCompetencia: 'C01',
      nmCompetencia: 'Comunicação',
      nrIndice: 8,
      dsComentario: 'Ouve bem.',
    },
  ]);
  const page = await open(server);
  await page.do('goBack');
  expect(page.state()).toMatchObject({ position: { index: 0, notes: { 1: 'Ouve bem.' } } });
  await page.perform((actions) => actions.note('Ouve melhor.'));
  await page.do('submit');
  await page.rate(0, 10);
  await page.do('confirm');
  await page.until({ step: 'done' });
  expect(server.requestsTo('post', SEND)[0]?.body).toMatchObject({
    idCompetencia: 1,
    nrIndice: 8,
    dsComentario: 'Ouve melhor.',
  });
});

it.each([
  ['dropped', dropped, [2, 3]],
  ['answered without our hearing', lost, [2, 2, 3]],
  ['refused for now', problemReply(503, 'Servidor ocupado.'), [2, 2, 3]],
])('goes on where a send was %s, without doubling', async (_, fault, reached) => {
  const server = createFakeReviewServer({ role: 'gestor', scores: [[1, 8]] });
  server.failNext('post', SEND, fault);
  const page = await open(server);
  await page.rate(0, 10);
  await page.do('confirm');
  await page.until({ step: 'rating', problem: { isRetryable: true } });
  expect(page.heard.onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ isFatal: false }),
  );
  await page.do('submit');
  await page.until({ step: 'done' });
  const sent = server.requestsTo('post', SEND);
  expect(sent.map(({ body }) => (body as { idCompetencia: number }).idCompetencia)).toEqual(
    reached,
  );
  const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
  expect([...server.scores]).toEqual([
    [1, 8],
    [2, 0],
    [3, 10],
  ]);
});

const refusal = problemReply(409, 'Esta avaliação foi encerrada e não recebe mais notas.');

it('ends as done, without the draft, when everything was rated elsewhere', async () => {
  const server = createFakeReviewServer({ role: 'gestor' });
  const page = await open(server);
  const elsewhere = await open(server);
  await elsewhere.rate(10, 10, 10);
  await elsewhere.do('confirm');
  await elsewhere.until({ step: 'done' });
  await page.rate(8, 0, 8);
  await page.do('confirm');
  await page.until({ step: 'done' });
  expect([...server.scores.values()]).toEqual([10, 10, 10]);
  expect(page.heard.onComplete).not.toHaveBeenCalled();
  expect(page.heard.onError).toHaveBeenCalledOnce();
  expect(localStorage).toHaveLength(0);
});

it('ends as refused, without the draft, when the review takes no scores any more', async () => {
  const server = createFakeReviewServer({ role: 'gestor' });
  server.on('post', SEND, refusal);
  const page = await open(server);
  await page.rate(8, 0, 10);
  await page.do('confirm');
  await page.until({ step: 'refused', problem: { kind: 'conflict' } });
  expect(localStorage).toHaveLength(0);
});

it('ends as refused, and logs it, when the scores can not be read again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const server = createFakeReviewServer({ role: 'gestor' });
  const page = await open(server);
  server.on('post', SEND, refusal).on('get', SCORES, problemReply(500, 'x'));
  await page.rate(8, 0, 10);
  await page.do('confirm');
  await page.until({ step: 'refused', problem: { kind: 'conflict' } });
  expect(warn).toHaveBeenCalledExactlyOnceWith('[aferir] read scores again:', 'unexpected 500');
});

it('keeps the draft of a manager whom the server does not take for this one', async () => {
  const server = createFakeReviewServer({ role: 'gestor' });
  server.on('post', SEND, problemReply(403, 'Você não avalia esta pessoa.'));
  const page = await open(server);
  await page.rate(8, 0, 10);
  await page.do('confirm');
  await page.until({ step: 'refused' });
  expect(localStorage).toHaveLength(1);
});

it.each([
  ['the page is left', () => dispatchEvent(new Event('pagehide'))],
  ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('keeps the draft after the score is on the screen, and at once when %s', async (_, leave) => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  const page = await open(createFakeReviewServer({ role: 'gestor' }));
  await page.perform((actions) => actions.choose(8));
  expect(page.state()).toMatchObject({ position: { chosen: { 1: 8 } } });
  expect(localStorage).toHaveLength(0);
  leave();
  expect(localStorage.getItem('aferir-manager-rating-draft-5120-7')).toBe(
    '{"scores":{"1":8},"competencyId":1}',
  );
});

it('sends only what is left after a reload in the middle of sending', async () => {
  const server = createFakeReviewServer({ role: 'gestor', scores: [[1, 8]] });
  localStorage.setItem(
    'aferir-manager-rating-draft-5120-7',
    '{"scores":{"1":8,"2":0,"3":10},"competencyId":3}',
  );
  const page = await open(server);
  await page.do('submit');
  await page.do('confirm');
  await page.until({ step: 'done' });
  expect(server.requestsTo('post', SEND)).toHaveLength(2);
});

it('has deleted the draft when it tells of the end, which may take the rating away', async () => {
  const page = await open(createFakeReviewServer({ role: 'gestor' }));
  await page.rate(8, 0, 10);
  const draftsLeft = new Promise((resolve) => {
    page.heard.onComplete.mockImplementation(() => resolve(localStorage.length));
  });
  await page.do('confirm');
  expect(await draftsLeft).toBe(0);
});

it('deletes the draft when the manager gives up, and only then', async () => {
  const server = createFakeReviewServer({ role: 'gestor' });
  const page = await open(server);
  await page.rate(8);
  await page.do('cancel');
  await page.do('decline');
  expect(localStorage).toHaveLength(1);
  await page.do('cancel');
  await page.do('confirm');
  await page.until({ step: 'cancelled' });
  expect(localStorage).toHaveLength(0);
  expect(page.heard.onCancel).toHaveBeenCalledOnce();
  expect(server.requestsTo('post', SEND)).toEqual([]);
});

it('tells nobody of an end that came before', async () => {
  const server = createFakeReviewServer({
    role: 'gestor',
    scores: [
      [1, 8],
      [2, 0],
      [3, 10],
    ],
  });
  const page = await open(server);
  expect(page.state().step).toBe('done');
  expect(page.heard.onComplete).not.toHaveBeenCalled();
});
