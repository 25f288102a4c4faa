import type { Schema } from '@aferir/api-client';
import { staffSession, staffUser } from '@aferir/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { employeeTotals } from '../../features/employees/testing/employees-fixtures.ts';
import {
  performanceEmployees,
  servePerformance,
} from '../../features/performance/testing/performance-fixtures.ts';
import { axeViolations } from '../testing/axe.ts';
import { createAccessServer, renderApp } from '../testing/render-app.tsx';
import { massSendPreview } from '../testing/request-fixtures.ts';
import { requestMessages } from './request-messages.ts';

const ADDRESS = '/homelogado/desempenho';
const SEND = '/RespostaDesempenho/PostTodosFuncionarios';
const PREVIEW = '/RespostaDesempenho/GetPreviaEnvioTodos';

const counts = {
  ...massSendPreview,
  qtdSemGestor: 7,
  semResultado: { ...massSendPreview.semResultado, qtdSemGestor: 1 },
};

const createServer = (preview: Schema<'MassSendPreview'> = counts) =>
  servePerformance(createAccessServer())
    .on('get', '/RespostaDesempenho/GetPessoasGrid', {
      rows: [...performanceEmployees],
      qtdRecords: 62,
    })
    .on('get', PREVIEW, preview)
    .on('post', SEND, { qtdEnviados: 31, qtdIgnorados: 0 });

async function ask(server = createServer()) {
  const app = await renderApp(ADDRESS, { as: 'staff', server });
  await screen.findByText('Bruno Lima');
  await app.user.click(screen.getByRole('button', { name: requestMessages.sendRequests }));
  return { ...app, dialog: within(await screen.findByRole('alertdialog')) };
}

describe('a mass send of performance', () => {
  it('says who has no manager, and sends without them where that is chosen', async () => {
    const { user, dialog, server } = await ask();
    expect(
      await dialog.findByText(/^1 pessoa sem gestor: a avaliação terminaria na autoavaliação\./),
    ).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: requestMessages.audiences.all(38) }));
    expect(dialog.getByText(/^7 pessoas sem gestor/)).toBeVisible();
    const leaveOut = dialog.getByRole('checkbox', { name: 'Enviar sem elas' });
    expect(leaveOut).not.toBeChecked();
    expect(await axeViolations()).toEqual([]);

    await user.click(leaveOut);
    expect(dialog.getByText('31 pessoas vão receber a solicitação.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Enviar para 31 pessoas' }));
    await waitFor(() =>
      expect(server.requestsTo('post', SEND)[0]?.body).toMatchObject({ somenteComGestor: true }),
    );
  });

  it('sends to them too where nothing is chosen', async () => {
    const { user, dialog, server } = await ask();
    await user.click(await dialog.findByRole('button', { name: 'Enviar para 12 pessoas' }));
    await waitFor(() => expect(server.requestsTo('post', SEND)).toHaveLength(1));
    expect(server.requestsTo('post', SEND)[0]?.body).not.toHaveProperty('somenteComGestor');
  });

  it('asks the server about the people ticked in the list', async () => {
    const chosen = { ...massSendPreview.semResultado, qtdEnviar: 2, qtdSemGestor: 2 };
    const server = createServer({ ...counts, escolhidas: chosen });
    const { user } = await renderApp(ADDRESS, { as: 'staff', server });
    await screen.findByText('Bruno Lima');
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
    await user.click(screen.getByRole('button', { name: /^Enviar para/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText(/^2 pessoas sem gestor/)).toBeVisible();
    expect(server.requestsTo('get', PREVIEW)[0]?.query).toHaveProperty('lstPessoas');
    await user.click(dialog.getByRole('checkbox', { name: 'Enviar sem elas' }));
    expect(dialog.queryByRole('button', { name: /^Enviar/ })).toBeNull();
  });

  it('leads to those without a manager, where the list may be seen', async () => {
    const permissions = { flAdministrador: true, secoes: [] };
    const server = createServer()
      .on('post', '/auth/signin', { ...staffSession, permissions })
      .on('get', '/auth/GetUser', { ...staffUser, permissions })
      .on('get', '/OrganogramaPessoa/Get', { rows: [], qtdRecords: 0 })
      .on('get', '/Resposta/ObterFuncionariosPerfis', employeeTotals);
    const { user, dialog, address } = await ask(server);
    await user.click(await dialog.findByRole('link', { name: 'Ver quem é' }));
    await waitFor(() => expect(address()).toBe('/funcionarios?gestor=nenhum'));
    await waitFor(() =>
      expect(server.requestsTo('get', '/OrganogramaPessoa/Get')[0]?.query).toMatchObject({
        semGestor: 'true',
      }),
    );
    expect(await screen.findByText('Sem gestor')).toBeVisible();
  });

  it('says nothing where everybody has one, or a back end does not tell', async () => {
    const { dialog } = await ask(createServer(massSendPreview));
    await dialog.findByRole('button', { name: 'Enviar para 12 pessoas' });
    expect(dialog.queryByText(/sem gestor/)).toBeNull();
    expect(dialog.queryByRole('checkbox')).toBeNull();
  });
});
