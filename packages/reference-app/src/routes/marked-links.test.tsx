import { problemReply } from '@aferir/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { tutorialMessages } from '../features/behavioral/tutorial-messages.ts';
import { createAccessServer, renderApp } from '../shared/testing/render-app.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A server that knows no link, and every call that asks for one. */
function createLinklessServer() {
  const server = createAccessServer();
  for (const path of [
    '/hash/validar/{hash}',
    '/hash/dados-pessoa/{hash}',
    '/convite/dados/{hash}',
    '/Resposta/get/{hash}',
    '/RespostaDesempenho/get/{hash}',
    '/OrganogramaPessoa/GetGestor/{hash}',
    '/Treinamento/GetMaskedEmail/{hs}',
    '/PerguntaJogo/loadAllWithOp',
  ] as const) {
    server.on('get', path, problemReply(404));
  }
  return server;
}

it.each([
  '/primeiro-acesso/AbC.?tipo=desempenho',
  '/primeiro-acesso/AbC%3E',
  '/convite/AbC%22.',
  '/avaliacao?hs=AbC.',
  '/avaliacao?hs=AbC%22%3E',
  '/avaliacaoDeDesempenho?hs=AbC),',
  '/analisegestor?hs=AbC;',
  '/relatorio?hs=AbC”',
  "/plataformadetreinamento?hs=AbC'.",
  '/pesquisa?idPessoa=42&hs=AbC>',
  '/pesquisa?hs=AbC&idPessoa=42.',
  '/pesquisa?hs=AbC&idPessoa=42%3E',
])('asks by the link alone at %s', async (address) => {
  const { server } = await renderApp(address, { server: createLinklessServer() });
  await waitFor(() => expect(server.requests).not.toEqual([]));
  const asked = server.requests.map(({ params, query }) => [
    params.hash ?? params.hs ?? query.hsGame,
    query.idPessoa ?? '42',
  ]);
  expect(asked).toEqual(asked.map(() => ['AbC', '42']));
});

it('leads on from the tutorial by the link alone', async () => {
  await renderApp('/tutorial-disc?hs=AbC.');
  const onward = await screen.findByRole('link', { name: tutorialMessages.toAssessment });
  expect(onward).toHaveAttribute('href', '/avaliacao?hs=AbC');
});
