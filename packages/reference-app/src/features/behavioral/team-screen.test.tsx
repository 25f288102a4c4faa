import type { Schema } from '@aferir/api-client';
import { problemReply, staffSession, staffUser } from '@aferir/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../../shared/testing/render-app.tsx';
import { teamMessages as texts } from './team-messages.ts';

const address = '/homelogado/mapa-da-equipe';
const mapCall = '/Resposta/GetMapaEquipe';

const team: Schema<'TeamMap'> = {
  nmEquipe: 'Vendas',
  rows: [
    {
      idOrganogramaPessoa: 42,
      nmPessoa: 'Bruno Lima',
      nmCargo: null,
      urlFoto: null,
      flGestor: false,
      nmPerfil: 'Conforme',
      nrFoco: -40,
      nrRitmo: -55,
      ressalvas: [],
      dtTermino: '2026-11-05T18:21:40.000Z',
    },
  ],
  qtdPessoas: 1,
  qtdComResultado: 1,
  leitura: null,
};

function createTeamServer() {
  return createAccessServer()
    .on('get', mapCall, team)
    .on('get', '/RespostaDesempenho/GetCompetenciasEquipe', problemReply(403, 'Sem acesso.'))
    .on('get', '/OrganogramaNo/Get', {
      rows: [{ idOrganogramaNo: 6, nmDepartamento: 'Vendas' }],
      qtdRecords: 1,
    })
    .on('get', '/OrganogramaPessoa/GetGestores', {
      rows: [{ idOrganogramaPessoa: 7, nmPessoa: 'Ana Souza', nmCargo: null }],
      qtdRecords: 1,
    });
}

async function open(search = '', server = createTeamServer()) {
  const app = await renderApp(`${address}${search}`, { as: 'staff', server });
  await screen.findByRole('heading', { level: 1, name: texts.title });
  return { ...app, server };
}

describe('the map of a team for staff', () => {
  it('asks for a team first, and for nothing of anybody', async () => {
    const { server } = await open();
    expect(await screen.findByText(texts.choose)).toBeVisible();
    expect(server.requestsTo('get', mapCall)).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('says where there is no team yet, and leads to the organization chart those who may see it', async () => {
    const none = { rows: [], qtdRecords: 0 };
    const createEmptyServer = () =>
      createTeamServer()
        .on('get', '/OrganogramaNo/Get', none)
        .on('get', '/OrganogramaPessoa/GetGestores', none);
    const managed = await open('', createTeamServer().on('get', '/OrganogramaNo/Get', none));
    await waitFor(() =>
      expect(managed.server.requestsTo('get', '/OrganogramaPessoa/GetGestores')).not.toEqual([]),
    );
    expect(screen.getByText(texts.choose)).toBeVisible();
    managed.unmount();
    const { unmount } = await open('', createEmptyServer());
    expect(await screen.findByText(texts.noTeams)).toBeVisible();
    expect(screen.queryByRole('link', { name: texts.toOrganization })).toBeNull();
    unmount();
    const permissions = { flAdministrador: true, secoes: [] };
    const server = createEmptyServer()
      .on('post', '/auth/signin', { ...staffSession, permissions })
      .on('get', '/auth/GetUser', { ...staffUser, permissions });
    await open('', server);
    const link = await screen.findByRole('link', { name: texts.toOrganization });
    expect(link).toHaveAttribute('href', '/homelogado/organograma');
    expect(await axeViolations()).toEqual([]);
  });

  it('shows the department of the address, without what the right does not open', async () => {
    const { server } = await open('?departamento=6');
    expect(await screen.findByRole('button', { name: /^Bruno Lima/ })).toBeVisible();
    expect(server.requestsTo('get', mapCall)[0]?.query).toEqual({ idOrganogramaNo: '6' });
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Competências da equipe' })).toBeNull(),
    );
  });

  it('shows the people of a manager, and lets go of the department for them', async () => {
    const { server, user } = await open('?departamento=6');
    await screen.findByRole('button', { name: /^Bruno Lima/ });
    await user.click(screen.getByRole('combobox', { name: /Gestor/ }));
    await user.click(await screen.findByRole('option', { name: /Ana Souza/ }));
    await waitFor(() =>
      expect(server.requestsTo('get', mapCall).at(-1)?.query).toEqual({ idGestor: '7' }),
    );
  });

  it('is closed to whoever may not see the section', async () => {
    const permissions = { flAdministrador: false, secoes: [] };
    const server = createTeamServer()
      .on('post', '/auth/signin', { ...staffSession, permissions })
      .on('get', '/auth/GetUser', { ...staffUser, permissions });
    await renderApp(address, { as: 'staff', server });
    expect(await screen.findByText('Você não tem acesso a esta página')).toBeVisible();
    expect(server.requestsTo('get', mapCall)).toEqual([]);
  });
});
