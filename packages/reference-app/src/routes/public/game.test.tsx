import type { Schema } from '@aferir/api-client';
import { linkInfo, openedGame } from '@aferir/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../../shared/testing/render-app.tsx';

const game: Schema<'GamePlay'> = {
  ...openedGame,
  idTipoJogo: 2,
  flAnonimo: true,
  dadosPerguntas: [
    {
      idPergunta: 31,
      idTipo: 2,
      dsPergunta: 'Em uma palavra, como foi?',
      flPaginaApoio: false,
      dadosPerguntaOpcoes: [],
    },
  ],
};

const path = '/PerguntaJogo/loadAllWithOp';

function createGameServer(nrIndexPergunta = 0) {
  return createAccessServer().on('get', path, { ...game, nrIndexPergunta });
}

it('opens the game of a link for the person that the address names', async () => {
  const server = createGameServer();
  await renderApp('/pesquisa?hs=AbC&idPessoa=42', { server });
  const heading = await screen.findByRole('heading', { level: 1, name: game.nmJogo });
  expect(heading).toBeVisible();
  expect(server.requestsTo('get', path)[0]?.query).toEqual({ hsGame: 'AbC', idPessoa: '42' });
  expect(await axeViolations()).toEqual([]);
});

it.each([
  { as: undefined, home: `/login-funcionario?idcliente=${linkInfo.idCliente}` },
  { as: 'employee', home: '/dashboard-funcionario' },
  { as: 'staff', home: '/homelogado/comportamental' },
] as const)('leads from its end to where $as people begin', async ({ as, home }) => {
  const server = createGameServer(1).on('get', '/hash/validar/{hash}', linkInfo);
  const app = await renderApp('/pesquisa?hs=AbC&idPessoa=42', { server, ...(as && { as }) });
  await screen.findByRole('button', { name: 'Sair' });
  await waitFor(() => expect(app.services.companies.last()).toBe(linkInfo.idCliente));
  await app.user.click(screen.getByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(app.address()).toBe(home));
});

it.each(['/pesquisa?hs=AbC', '/pesquisa?hs=AbC&idPessoa=x'])(
  'leads to the first page without a person: %s',
  async (address) => {
    const server = createGameServer();
    const app = await renderApp(address, { server });
    await waitFor(() => expect(app.address()).toBe('/login'));
    expect(server.requestsTo('get', path)).toEqual([]);
  },
);

it('leads staff without a link to their games', async () => {
  const app = await renderApp('/pesquisa?idPessoa=42', { as: 'staff' });
  await waitFor(() => expect(app.address()).toBe('/homelogado/jogos'));
});
