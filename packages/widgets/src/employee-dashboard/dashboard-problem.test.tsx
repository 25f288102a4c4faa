import { createHostClient } from '@aferir/api-client';
import { dropped, type FakeServer, problemReply } from '@aferir/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { apiPaths } from '../shared/testing/api-paths.ts';
import {
  createPortalServer,
  responseForTests,
  twelveReports,
} from './employee-dashboard.fixtures.ts';
import { baseUrl, findButton, openDashboard } from './testing/open-dashboard.tsx';

const NO_TOKEN = 'Token do funcionário não encontrado';

const refused = problemReply(401, 'Sua sessão terminou. Entre novamente.');
const toldOnce = expect.objectContaining({
  kind: 'unauthorized',
  message: NO_TOKEN,
  isFatal: false,
});

/** A host that has no other token once its own is refused. */
function openOnHost(server: FakeServer) {
  const getToken = ({ isRejected }: { isRejected: boolean }) => (isRejected ? null : 'token');
  const client = createHostClient({ baseUrl, fetch: server.fetch, getToken, maxAttempts: 1 });
  return openDashboard(server, { view: 'assessments' }, client);
}

describe('a token that the host lost', () => {
  it('is what every part says, and the host hears of it once', async () => {
    const server = createPortalServer({ reports: twelveReports });
    server.on('get', apiPaths.responses, refused).on('get', apiPaths.team, refused);
    const { heard } = openOnHost(server);
    for (const name of ['Autoavaliação de Desempenho', 'Minhas competências', 'Minha equipe']) {
      const part = within(await screen.findByRole('region', { name }));
      expect(await part.findByText(NO_TOKEN)).toBeVisible();
    }
    expect(screen.queryByText(/Sua sessão terminou/)).toBeNull();
    expect(heard.onError).toHaveBeenCalledExactlyOnceWith(toldOnce);
  });

  it('is said where the scores of the managers would be', async () => {
    const { heard } = openOnHost(createPortalServer().on('get', apiPaths.managerScores, refused));
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Erro ao carregar dados dos gestores')).toBeVisible();
    expect(notice.getByText(NO_TOKEN)).toBeVisible();
    expect(heard.onError).toHaveBeenCalledExactlyOnceWith(toldOnce);
  });

  it('is told once for each try when everything was there before', async () => {
    const server = createPortalServer({ reports: twelveReports });
    const { user, heard } = openOnHost(server);
    await screen.findByText('Marina Costa');
    for (const path of [
      apiPaths.responses,
      apiPaths.selfScores,
      apiPaths.managerScores,
      apiPaths.team,
    ] as const) {
      server.on('get', path, refused);
    }
    await user.click(await findButton('Atualizar'));
    expect(await screen.findByText(NO_TOKEN)).toBeVisible();
    expect(screen.getByText('Marina Costa')).toBeVisible();
    await waitFor(() => expect(heard.onError).toHaveBeenCalledExactlyOnceWith(toldOnce));
    await user.click(await findButton('Atualizar'));
    await waitFor(() => expect(heard.onError).toHaveBeenCalledTimes(2));
  });

  it('is told in the same words when something is opened', async () => {
    const server = createPortalServer({ responses: [responseForTests(4)] });
    const { user, heard } = openOnHost(server.on('get', apiPaths.link, refused));
    await user.click(await findButton('Responder'));
    expect(await screen.findByText(NO_TOKEN)).toBeVisible();
    expect(heard.onError).toHaveBeenCalledExactlyOnceWith(toldOnce);
  });
});

it('tells the host of one cause once, however many parts it takes', async () => {
  const server = createPortalServer({ reports: twelveReports });
  server.on('get', apiPaths.responses, () => dropped).on('get', apiPaths.team, () => dropped);
  const { heard } = openDashboard(server);
  expect(await screen.findByText('Erro ao buscar dados da avaliação.')).toBeVisible();
  expect(await screen.findByText('Erro ao buscar avaliação.')).toBeVisible();
  expect(heard.onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'network', isRetryable: true }),
  );
});
