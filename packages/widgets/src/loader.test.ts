// An environment of its own: here nobody else has drawn the elements before.
// @vitest-environment-options {"url":"https://intranet.example"}
import {
  createFakeDiscServer,
  createFakeReviewServer,
  type FakeServer,
  linkInfo,
} from '@aferir/api-client/testing';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createFakeGameServer } from './game-player/game-player.fixtures.ts';
import { createFakeManagerServer } from './manager-evaluation/manager-evaluation.fixtures.ts';
import { createReportServer } from './performance-report/performance-report.server.ts';
import { addToPage, drawInPage } from './shared/testing/element-in-page.ts';
import { createFakePlayerServer } from './training-player/training-player.fixtures.ts';
import './loader.ts';

const apiBase = 'https://aferir.example/api/v1';

const createDiscServer = () => createFakeDiscServer().on('get', '/hash/validar/{hash}', linkInfo);

drawInPage();

let ready: string[] = [];
const note = ({ detail }: Event & { detail?: { widget: string } }) =>
  ready.push(detail?.widget ?? '');

beforeEach(() => {
  ready = [];
  document.addEventListener('aferir-ready', note);
  return () => document.removeEventListener('aferir-ready', note);
});

/** Serves as a foreign server would: tells which requests came before any code, as bare addresses. */
function serve(server: FakeServer): string[] {
  const early: string[] = [];
  vi.stubGlobal('fetch', (request: string | Request) => {
    if (typeof request === 'string') early.push(request.replace(apiBase, ''));
    return server.fetch(new Request(request));
  });
  return early;
}

const opened = [
  ['behavioral-report', '/Resposta/GetPessoaRespostaPerfil', createDiscServer],
  ['disc-questionnaire', '/Resposta/get/{hash}', createDiscServer],
  ['game-player', '/PerguntaJogo/loadAllWithOp', createFakeGameServer],
  ['manager-evaluation', '/OrganogramaPessoa/GetGestor/{hash}', createFakeManagerServer],
  ['performance-report', '/RespostaDesempenho/get/{hash}', createReportServer],
  ['performance-self-assessment', '/RespostaDesempenho/get/{hash}', createFakeReviewServer],
  ['training-player', '/Treinamento/GetMaskedEmail/{hs}', createFakePlayerServer],
] as const;

it.each(opened)(
  'takes over what the loader has asked for %s, by a hash that an address escapes',
  async (name, path, createServer) => {
    const server = createServer();
    const early = serve(server);
    const person = name === 'game-player' && { personId: 42 };
    addToPage(`aferir-${name}`, { apiBase, hs: 'Ab/c 1', ...person });
    await waitFor(() => expect(ready).toEqual([name]));
    expect(early).toHaveLength(1);
    const asked = server.requestsTo('get', path);
    expect(asked.map(({ headers }) => headers.get('X-Link-Hash'))).toEqual([null]);
  },
);

it.each(opened)(
  'asks by the link alone for %s, whatever stands behind it',
  async (name, path, createServer) => {
    const server = createServer();
    serve(server);
    const person = name === 'game-player' && { personId: 42 };
    addToPage(`aferir-${name}`, { apiBase, hs: 'Abc).', ...person });
    await waitFor(() => expect(ready).toEqual([name]));
    const asked = server.requestsTo('get', path).map(({ params, query }) => {
      return params.hash ?? params.hs ?? query.hsGame ?? query.hsResposta;
    });
    expect(asked).toEqual(['Abc']);
  },
);
