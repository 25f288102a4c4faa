import { createFakeReviewServer, problemReply } from '@aferir/api-client/testing';
import { createToastStore } from '@aferir/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeManagerServer } from '../manager-evaluation/manager-evaluation.fixtures.ts';
import { apiPaths } from '../shared/testing/api-paths.ts';
import {
  createPortalServer,
  responseForTests,
  twelveReports,
} from './employee-dashboard.fixtures.ts';
import { findButton, findCard, openDashboard } from './testing/open-dashboard.tsx';

it('leaves its news to a page that shows toasts itself', async () => {
  const toasts = createToastStore();
  const server = createPortalServer({ responses: [responseForTests(4)] });
  const { user } = openDashboard(server.failNext('get', apiPaths.link, problemReply(400, 'Não.')), {
    toasts,
  });
  await user.click(await findButton('Responder'));
  await waitFor(() => expect(toasts.getToasts()).toHaveLength(1));
  expect(toasts.getToasts()[0]?.message).toBe('Erro ao buscar avaliação.');
  expect(screen.queryByRole('region', { name: /Notificações/ })).toBeNull();
});

describe('opening', () => {
  it('leaves it to a host that shows it, with a link of the own role', async () => {
    const onOpen = vi.fn(() => false);
    const server = createPortalServer({ responses: [responseForTests(4)], reports: twelveReports });
    const { user } = openDashboard(server, { onOpen });
    await user.click(await findButton('Responder'));
    await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
    expect(onOpen).toHaveBeenLastCalledWith({
      screen: 'self-assessment',
      responseId: 5120,
      hs: 'HashDoLink',
    });
    await user.click(await findButton('Avaliar: Bruno Lima'));
    expect(onOpen).toHaveBeenLastCalledWith({
      screen: 'evaluation',
      responseId: 5051,
      hs: 'HashDoLink',
    });
    await user.click(await findButton('Realizar Feedback: Carla Dias'));
    expect(onOpen).toHaveBeenLastCalledWith({
      screen: 'feedback',
      responseId: 5052,
      hs: 'HashDoLink',
    });
    await user.click(await findButton('Visualizar: Elisa Moraes'));
    expect(onOpen).toHaveBeenLastCalledWith({ screen: 'report', responseId: 5054 });
    expect(server.requestsTo('get', apiPaths.link).map(({ query }) => query.idResposta)).toEqual([
      '5120',
      '5051',
      '5052',
    ]);
    expect(screen.getByRole('heading', { name: 'Olá, Bruno!' })).toBeVisible();
  });

  it('tells why a request can no longer be answered, and reads everything anew', async () => {
    const server = createPortalServer({ responses: [responseForTests(4)] });
    const closed = 'Esta solicitação de avaliação foi encerrada.';
    const { user } = openDashboard(
      server.failNext('get', apiPaths.link, problemReply(409, closed)),
    );
    await findButton('Responder');
    const before = server.requestsTo('get', apiPaths.responses).length;
    await user.click(await findButton('Responder'));
    expect(await screen.findByText(closed)).toBeVisible();
    await waitFor(() =>
      expect(server.requestsTo('get', apiPaths.responses).length).toBeGreaterThan(before),
    );
  });

  it.each([
    ['Responder', 404, 'Não foi possível localizar a avaliação.'],
    ['Responder', 400, 'Erro ao buscar avaliação.'],
    ['Avaliar: Bruno Lima', 404, 'Nenhuma avaliação encontrada para este subordinado.'],
    ['Avaliar: Bruno Lima', 400, 'Erro ao buscar dados da avaliação.'],
  ])('says what went wrong after %s: %i', async (action, status, text) => {
    const server = createPortalServer({ responses: [responseForTests(4)], reports: twelveReports });
    const { user, heard } = openDashboard(
      server.failNext('get', apiPaths.link, problemReply(status, 'Não.')),
    );
    await user.click(await findButton(action));
    expect(await screen.findByText(text)).toBeVisible();
    expect(heard.onError).toHaveBeenCalledWith(expect.objectContaining({ isFatal: false }));
    expect(await findButton(action)).toBeEnabled();
  });

  it('shows the self-assessment by itself, and comes back to a list that is loaded anew', async () => {
    const server = createPortalServer({
      responses: [responseForTests(1)],
      base: createFakeReviewServer({
        scores: [
          [1, 7],
          [2, 8],
        ],
      }).on('get', apiPaths.selfScores, []),
    });
    const { user, heard } = openDashboard(server);
    await user.click(await findButton('Continuar'));
    await user.click(await screen.findByRole('radio', { name: /^9\b/ }));
    server.on('get', apiPaths.responses, { rows: [responseForTests(6)], qtdRecords: 1 });
    await user.click(screen.getByRole('button', { name: 'Terminar' }));
    await user.click(await findButton('Voltar para Minhas Avaliações'));
    expect(heard.onComplete).toHaveBeenCalledExactlyOnceWith({ responseId: 5120 });
    expect(
      await within(await findCard()).findByText('Aguardando Avaliação do Gestor'),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Olá, Bruno!' })).toHaveFocus();
  });

  it('reads nothing behind a self-assessment while that is answered', async () => {
    const server = createPortalServer({
      responses: [responseForTests(1)],
      base: createFakeReviewServer({ scores: [[1, 7]] }).on('get', apiPaths.selfScores, []),
    });
    const { user } = openDashboard(server);
    await user.click(await findButton('Continuar'));
    await screen.findByRole('radio', { name: /^9\b/ });
    const reads = () => server.requests.filter(({ method }) => method === 'get').length;
    const before = reads();
    await user.click(screen.getByRole('radio', { name: /^9\b/ }));
    await user.click(screen.getByRole('button', { name: 'Próxima' }));
    await findButton('Terminar');
    expect(server.requestsTo('post', apiPaths.saveSelfScore)).toHaveLength(1);
    expect(reads()).toBe(before);
  });

  it('rates somebody by itself, and says that it was sent', async () => {
    const server = createPortalServer({
      responses: [],
      reports: twelveReports,
      base: createFakeManagerServer(),
    });
    const { user, heard } = openDashboard(server);
    await user.click(await findButton('Avaliar: Bruno Lima'));
    await screen.findByRole('radio', { name: /^7\b/ });
    expect(screen.getAllByRole('region', { name: /Notificações/ })).toHaveLength(1);
    for (const next of ['Próxima', 'Próxima', 'Terminar']) {
      await user.click(await screen.findByRole('radio', { name: /^7\b/ }));
      await user.click(screen.getByRole('button', { name: next }));
    }
    await user.click(await findButton('Enviar notas'));
    expect(await screen.findByText('A avaliação foi enviada com sucesso!')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Olá, Bruno!' })).toBeVisible();
    expect(heard.onComplete).toHaveBeenCalledExactlyOnceWith({ responseId: 5042, sent: 'ratings' });
  });

  it('goes back from a report', async () => {
    const { user } = openDashboard();
    await user.click(await findButton('Visualizar'));
    expect(await screen.findByRole('heading', { name: 'Relatório de Desempenho' })).toBeVisible();
    const back = await findButton('Voltar');
    expect(back).toHaveFocus();
    await user.click(back);
    expect(await screen.findByRole('heading', { name: 'Olá, Bruno!' })).toHaveFocus();
  });
});
