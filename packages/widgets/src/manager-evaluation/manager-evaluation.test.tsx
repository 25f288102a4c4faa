import { dropped, problemReply } from '@aferir/api-client/testing';
import { createToastStore } from '@aferir/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createFakeManagerServer } from './manager-evaluation.fixtures.ts';
import { fetchLateParts, openEvaluation, TEAM } from './testing/open-evaluation.tsx';

beforeAll(fetchLateParts);
describe('opening', () => {
  it('says why a link opens nothing', async () => {
    const server = createFakeManagerServer();
    const path = '/OrganogramaPessoa/GetGestor/{hash}';
    server.on('get', path, problemReply(403, 'Este link não é de um gestor.'));
    const { heard } = openEvaluation({ hs: 'aBc' }, server);
    expect(await screen.findByText('Este link não é de um gestor.')).toBeVisible();
    expect(heard.onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'forbidden', isFatal: true }),
    );
    expect(heard.onReady).not.toHaveBeenCalled();
  });

  it('offers to try again without a network', async () => {
    const server = createFakeManagerServer();
    server.on('get', '/authpessoa/GetUser', () => dropped);
    const { user } = openEvaluation({}, server);
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    server.on('get', '/authpessoa/GetUser', problemReply(401, 'Sessão expirada.'));
    await user.click(again);
    expect(await screen.findByText('Sessão expirada.')).toBeVisible();
  });

  it('asks for nothing when a task has no response', async () => {
    const { server, heard } = openEvaluation({ initialStep: 'evaluate' });
    expect(await screen.findByText('Hash da avaliação não encontrado.')).toBeVisible();
    expect(heard.onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'missing-link', isFatal: true }),
    );
    expect(server.requests).toEqual([]);
  });
});

it('asks the host to open a report where it shows reports', async () => {
  const onOpenReport = vi.fn();
  const { user } = openEvaluation({ hs: 'aBc', onOpenReport });
  await user.click(await screen.findByRole('button', { name: 'Visualizar: Diego Alves' }));
  expect(onOpenReport).toHaveBeenCalledExactlyOnceWith({
    responseId: 5044,
    person: 'Diego Alves',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows a report over the list, with the credential of the manager', async () => {
  const { user, server, heard } = openEvaluation();
  const path = '/RespostaDesempenho/GetDadosFuncionarioRelatorio';
  server.on('get', path, problemReply(403, 'Avalie primeiro.'));
  await user.click(await screen.findByRole('button', { name: 'Visualizar: Diego Alves' }));
  const dialog = await screen.findByRole('dialog', { name: 'Relatório de Diego Alves' });
  expect(await within(dialog).findByText('Avalie primeiro.')).toBeVisible();
  expect(dialog).toHaveAccessibleDescription(/Autoavaliação e avaliação dos gestores/);
  const [request] = server.requestsTo('get', path);
  expect(request?.query).toEqual({ idResposta: '5044' });
  expect(request?.headers.get('X-Link-Hash')).toBe('aBc');
  expect(heard.onError).toHaveBeenCalledWith(expect.objectContaining({ isFatal: false }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const opener = screen.getByRole('button', { name: 'Visualizar: Diego Alves' });
  await waitFor(() => expect(opener).toHaveFocus());
});

it('leaves its toasts to a page that shows them', async () => {
  const toasts = createToastStore();
  const server = createFakeManagerServer();
  server.failNext('get', TEAM, problemReply(400, 'Filtro inválido.'));
  openEvaluation({ hs: 'aBc' }, server, toasts);
  await waitFor(() => expect(toasts.getToasts()).toMatchObject([{ message: 'Filtro inválido.' }]));
  expect(screen.queryByRole('region', { name: /Notificações/ })).toBeNull();
});
