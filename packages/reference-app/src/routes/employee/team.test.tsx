import { employeeUser } from '@aferir/api-client/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createAccessServer, renderApp } from '../../shared/testing/render-app.tsx';
import { employeeMessages } from './employee-messages.ts';

const mapCall = '/Resposta/GetMapaEquipe';

function createPortalServer(flGestor: boolean) {
  return createAccessServer()
    .on('get', '/authpessoa/GetUser', { ...employeeUser, flGestor })
    .on('get', '/RespostaDesempenho/GetRespostasPessoa', { rows: [], qtdRecords: 0 })
    .on('get', '/RespostaDesempenho/GetPessoasGridGestor', { rows: [], qtdRecords: 0 })
    .on('get', '/RespostaDesempenho/GetCompetenciasEquipe', {
      rows: [],
      qtdPessoas: 0,
      qtdComResultado: 0,
      qtdOcultas: 0,
    })
    .on('get', mapCall, {
      nmEquipe: employeeUser.nmPessoa,
      rows: [],
      qtdPessoas: 0,
      qtdComResultado: 0,
      leitura: null,
    });
}

it('leads a manager from the dashboard to the map of the own team', async () => {
  const server = createPortalServer(true);
  const { user } = await renderApp('/dashboard-funcionario', { as: 'employee', server });
  await user.click(await screen.findByRole('link', { name: employeeMessages.teamMap }));
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('heading', { level: 1, name: 'Minha equipe' })).toBeVisible();
  expect(await main.findByText('Ninguém nesta equipe')).toBeVisible();
  expect(server.requestsTo('get', mapCall)[0]?.query).toEqual({});
});

it('offers no map to whoever leads nobody', async () => {
  await renderApp('/dashboard-funcionario', { as: 'employee', server: createPortalServer(false) });
  expect(await screen.findByRole('navigation', { name: employeeMessages.tabs })).toBeVisible();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: employeeMessages.teamMap })).toBeNull();
});
