import {
  createFakeReviewServer,
  employeeSession,
  employeeUser,
  type FakeServer,
  problemReply,
  rawReply,
} from '@aferir/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../shared/testing/render-app.tsx';
import { employeeMessages } from './employee/employee-messages.ts';

const EVALUATE = '/avaliacao-gestor?avaliacao=AbC';
const FROM_DASHBOARD = `${EVALUATE}&origem=dashboard`;
const LINKED = '/RespostaDesempenho/get/{hash}';
const SCORE = '/RespostaOpcaoGestorDesempenho/PostRespostaOpcaoGestor';

/** Ana Souza's server: she rates Bruno Lima, whose response is the one of the fake review. */
function createManagerServer(): FakeServer {
  return createAccessServer(createFakeReviewServer({ role: 'gestor' }))
    .on('get', '/authpessoa/GetUser', { ...employeeUser, flGestor: true })
    .on('get', '/RespostaDesempenho/GetRespostasPessoa', { rows: [], qtdRecords: 0 })
    .on('get', '/RespostaDesempenho/GetSituacao', {
      idResposta: 5120,
      idOrganogramaPessoa: 51,
      nmPessoa: 'Carla Dias',
      cdStatus: 6,
      nmStatus: 'Aguardando Avaliação do Gestor',
      flEncerrado: false,
      tpVez: 'gestores',
      podeResponder: false,
      podeAvaliar: true,
      flAvaliouTodas: false,
      competenciasPendentes: 0,
      podeVerRelatorio: false,
    })
    .on('get', '/RespostaDesempenho/GetPessoasGridGestor', {
      rows: [
        {
          idOrganogramaPessoa: 51,
          nmPessoa: 'Carla Dias',
          nmCargo: null,
          urlFoto: null,
          dsEmail: null,
          idResposta: 5120,
          cdStatus: 6,
          nmStatus: 'Aguardando Avaliação do Gestor',
          flAvaliouTodas: false,
          dtEnvio: '2026-11-03T12:00:00.000Z',
          dtTermino: null,
          percentualAlinhamento: -1,
          podeAvaliar: true,
          precisaFeedback: false,
          competenciasPendentes: 0,
          podeVerRelatorio: false,
        },
      ],
      qtdRecords: 1,
    })
    .on('get', '/RespostaDesempenho/GetHashResposta', 'AbC');
}

const openAs = (address: string, server = createManagerServer()) =>
  renderApp(address, { as: 'employee', server });

describe('the dashboards', () => {
  it.each([
    ['/dashboard-funcionario', 'dashboard'],
    ['/minhas-avaliacoes-desempenho', 'avaliacoes'],
  ])('at %s lead from a report to its page and back', async (address, origin) => {
    const app = await openAs(address);
    const [evaluate] = await screen.findAllByRole('button', { name: /Avaliar.*Carla/ });
    expect(await axeViolations()).toEqual([]);
    await app.user.click(evaluate as HTMLElement);
    await waitFor(() => expect(app.address()).toBe(`${EVALUATE}&resposta=5120&origem=${origin}`));
    await app.user.click(await screen.findByRole('link', { name: /^Voltar/ }));
    await waitFor(() => expect(app.address()).toBe(address));
  });

  it('show one region for toasts', async () => {
    await openAs('/dashboard-funcionario');
    await screen.findAllByRole('button', { name: /Avaliar.*Carla/ });
    expect(screen.getAllByRole('region', { name: /Notificações/ })).toHaveLength(1);
  });
});

describe('/avaliacao-gestor', () => {
  it('rates with the session of whoever is signed in, and is accessible', async () => {
    const { server } = await openAs(EVALUATE);
    expect(await screen.findByText(/1 de 3/)).toBeVisible();
    expect(server.requestsTo('get', LINKED)[0]?.query).toMatchObject({
      gestor: 'true',
      _idOrganogramaPessoaGestor: '42',
    });
    expect(await axeViolations()).toEqual([]);
  });

  it('sends everything, says so and leads back', async () => {
    const { user, address, server } = await openAs(EVALUATE);
    await rateAll(user);
    expect(await screen.findByText('A avaliação foi enviada com sucesso!')).toBeVisible();
    expect(address()).toBe('/minhas-avaliacoes-desempenho');
    const requests = server.requestsTo('post', SCORE);
    expect(requests).toHaveLength(3);
    expect(requests.every(({ headers }) => headers.get('Authorization'))).toBe(true);
  });

  it('brings a manager whose session ended back to the same competency, with nothing lost, and then home', async () => {
    const server = createManagerServer().failNext('post', SCORE, problemReply(401));
    server.on('post', '/authpessoa/refresh', problemReply(401));
    const { user, address } = await openAs(FROM_DASHBOARD, server);
    await rateAll(user);
    await waitFor(() => expect(address()).toContain('/login-funcionario?'));
    expect(address()).toContain(encodeURIComponent(FROM_DASHBOARD));
    server.on('post', '/authpessoa/signin', employeeSession);
    await user.type(
      await screen.findByLabelText('E-mail, CPF ou matrícula'),
      'ana@empresa.example',
    );
    await user.type(screen.getByLabelText('Senha'), 'aferir-123{Enter}');
    await waitFor(() => expect(address()).toBe(FROM_DASHBOARD));
    expect(await screen.findByText(/3 de 3/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^7\b/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Terminar' }));
    await user.click(await screen.findByRole('button', { name: 'Enviar notas' }));
    expect(await screen.findByText('A avaliação foi enviada com sucesso!')).toBeVisible();
    expect(address()).toBe('/dashboard-funcionario');
    const sent = server.requestsTo('post', SCORE).map(({ body }) => body);
    expect(sent.slice(-3)).toMatchObject([{ nrIndice: 7 }, { nrIndice: 7 }, { nrIndice: 7 }]);
  });
});

describe.each(['/avaliacao-gestor', '/feedback-gestor'])('%s', (page) => {
  it('leads back without a hash, and says why', async () => {
    const app = await openAs(page);
    expect(await screen.findByText(employeeMessages.missingHash)).toBeVisible();
    expect(app.address()).toBe('/minhas-avaliacoes-desempenho');
  });

  it.each([403, 404, 409] as const)('leads back from a link that answers %i', async (status) => {
    const server = createManagerServer().on('get', LINKED, problemReply(status));
    const app = await openAs(`${page}?avaliacao=AbC`, server);
    expect(await screen.findByText(employeeMessages.reviewNotFound)).toBeVisible();
    expect(app.address()).toBe('/minhas-avaliacoes-desempenho');
  });

  it('needs no link once it knows the response: links end with the session that made them', async () => {
    const server = createManagerServer().on('get', LINKED, problemReply(403));
    const app = await openAs(`${page}?avaliacao=AbC&resposta=5120`, server);
    await waitFor(() =>
      expect(server.requestsTo('get', '/RespostaDesempenho/GetSituacao')).toHaveLength(1),
    );
    expect(server.requestsTo('get', LINKED)).toEqual([]);
    expect(app.address()).toContain(page);
  });

  it('stays when a page in between answers, and tries again', async () => {
    const fault = rawReply(new Response('<html></html>'));
    const server = createManagerServer().failNext('get', LINKED, fault);
    const app = await openAs(`${page}?avaliacao=AbC`, server);
    expect(await screen.findByText(employeeMessages.reviewFailed)).toBeVisible();
    await app.user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(server.requestsTo('get', LINKED)).toHaveLength(2));
    expect(screen.queryByText(employeeMessages.reviewFailed)).not.toBeInTheDocument();
  });
});

async function rateAll(user: Awaited<ReturnType<typeof openAs>>['user']) {
  for (const place of [1, 2, 3]) {
    await screen.findByText(new RegExp(`${place} de 3`));
    await user.click(screen.getByRole('radio', { name: /^7\b/ }));
    await user.click(screen.getByRole('button', { name: place === 3 ? 'Terminar' : 'Próxima' }));
  }
  await user.click(await screen.findByRole('button', { name: 'Enviar notas' }));
}
