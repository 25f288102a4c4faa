import {
  createFakeDiscServer,
  createFakeReviewServer,
  discQuestions,
  type FakeServer,
  linkInfo,
  selfLinkInfo,
} from '@aferir/api-client/testing';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createAccessServer, renderApp } from '../shared/testing/render-app.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const VALIDATE = '/hash/validar/{hash}';

/** Opens an address and goes on to the first question; tells what was read until it stood there. */
async function readsToFirstQuestion(address: string, server: FakeServer) {
  const app = await renderApp(address, { server: createAccessServer(server) });
  await app.user.click(await screen.findByRole('button', { name: 'Iniciar avaliação' }));
  await screen.findByText(/^1 de/);
  return app.server.requests.filter(({ method }) => method === 'get').map(({ path }) => path);
}

it('asks one thing alone where the first reply carries all', async () => {
  const whole = { link: linkInfo, perguntas: [...discQuestions] };
  const reads = await readsToFirstQuestion(
    '/avaliacao?hs=AbC',
    createFakeDiscServer({ start: whole }),
  );
  expect(reads).toEqual(['/Resposta/get/{hash}']);
});

const discReads = [VALIDATE, '/Resposta/get/{hash}', '/Pergunta/Get/{idResposta}'];
const selfReads = [
  VALIDATE,
  '/RespostaDesempenho/get/{hash}',
  '/CompetenciaDesempenho/GetCompetencias',
  '/RespostaOpcaoDesempenho/GetRespostaOpcaoFuncionario/{hash}',
];

describe.each([
  ['questionnaire', '/avaliacao?hs=AbC', createFakeDiscServer, linkInfo, discReads],
  [
    'self-assessment',
    '/avaliacaoDeDesempenho?hs=AbC',
    createFakeReviewServer,
    selfLinkInfo,
    selfReads,
  ],
] as const)(
  'the way from a mailed link to the first question of the %s',
  (_, pageAddress, createServer, info, expected) => {
    it.each(['/validar/AbC', pageAddress])('asks once for everything, by %s', async (address) => {
      const reads = await readsToFirstQuestion(address, createServer().on('get', VALIDATE, info));
      expect(reads.toSorted()).toEqual(expected.toSorted());
    });
  },
);
