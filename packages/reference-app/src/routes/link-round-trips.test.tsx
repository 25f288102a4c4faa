import {
  createFakeDiscServer,
  createFakeReviewServer,
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

const SLOW = { timeout: 4000 };
const VALIDATE = '/hash/validar/{hash}';

/** Opens an address and goes on to the first question; tells what was read until it stood there. */
async function readsToFirstQuestion(address: string, server: FakeServer) {
  const app = await renderApp(address, { server: createAccessServer(server) });
  await app.user.click(await screen.findByRole('button', { name: 'Iniciar avaliação' }, SLOW));
  await screen.findByText(/^1 de/, {}, SLOW);
  return app.server.requests.filter(({ method }) => method === 'get').map(({ path }) => path);
}

describe('the way from a mailed link to the first question', () => {
  const discReads = [VALIDATE, '/Resposta/get/{hash}', '/Pergunta/Get/{idResposta}'];

  it.each(['/validar/AbC', '/avaliacao?hs=AbC'])(
    'asks once for everything of the questionnaire, by %s',
    async (address) => {
      const server = createFakeDiscServer().on('get', VALIDATE, linkInfo);
      const reads = await readsToFirstQuestion(address, server);
      expect(reads.toSorted()).toEqual(discReads.toSorted());
    },
  );

  const selfReads = [
    VALIDATE,
    '/RespostaDesempenho/get/{hash}',
    '/CompetenciaDesempenho/GetCompetencias',
    '/RespostaOpcaoDesempenho/GetRespostaOpcaoFuncionario/{hash}',
  ];

  it.each(['/validar/AbC', '/avaliacaoDeDesempenho?hs=AbC'])(
    'asks once for everything of the self-assessment, by %s',
    async (address) => {
      const server = createFakeReviewServer().on('get', VALIDATE, selfLinkInfo);
      const reads = await readsToFirstQuestion(address, server);
      expect(reads.toSorted()).toEqual(selfReads.toSorted());
    },
  );
});
