import {
  companyPublicInfo,
  createFakeReviewServer,
  type FakeReviewOptions,
  linkInfo,
  managerLinkInfo,
  performanceReportHeader,
  problemReply,
  rawReply,
  selfLinkInfo,
  staffSession,
  throttledReply,
} from '@aferir/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { linkMessages } from '../features/access/links/link-messages.ts';
import { performanceMessages } from '../features/performance/performance-messages.ts';
import { appMessages } from '../shared/app-messages.ts';
import { axeViolations } from '../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../shared/testing/render-app.tsx';
import { shellMessages } from './staff/shell-messages.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const VALIDATE = '/hash/validar/{hash}';

const createReviewServer = (options?: FakeReviewOptions) =>
  createAccessServer(createFakeReviewServer(options));

const reportLinkInfo = { ...selfLinkInfo, destino: 'relatorio' as const };

describe('/avaliacaoDeDesempenho', () => {
  it('opens the self-assessment of a link and remembers its company', async () => {
    const server = createReviewServer().on('get', VALIDATE, { ...selfLinkInfo, idCliente: 7 });
    const app = await renderApp('/avaliacaodedesempenho?hs=AbC', { server });
    const name = 'Você ainda não realizou sua Avaliação de Desempenho';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(app.services.companies.last()).toBe(7);
    expect(await axeViolations()).toEqual([]);
  });

  it('has the focus of whoever is led there, once the link is known', async () => {
    const app = await renderApp('/certificado', { server: createReviewServer() });
    await screen.findByRole('main');
    await app.navigate('/avaliacaoDeDesempenho?hs=AbC');
    await screen.findByRole('button', { name: 'Iniciar avaliação' });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  describe('at its end', () => {
    async function finish(as?: 'employee') {
      const server = createReviewServer({
        scores: [
          [1, 8],
          [2, 0],
        ],
      }).on('get', '/Cliente/PublicInfo/{idCliente}', companyPublicInfo);
      const app = await renderApp('/avaliacaoDeDesempenho?hs=AbC', { server, ...(as && { as }) });
      await app.user.click(await screen.findByRole('radio', { name: /^5\b/ }));
      await app.user.click(screen.getByRole('button', { name: 'Terminar' }));
      await screen.findByRole('heading', { name: 'Autoavaliação finalizada!' });
      return app;
    }

    it('raises the signal of this device', async () => {
      const app = await finish();
      expect(localStorage.getItem('avaliacaoFinalizada')).toBe('true');
      const heard = vi.fn();
      app.services.finishes.listen(heard);
      expect(heard).toHaveBeenCalledOnce();
    });

    it.each([
      [undefined, '/login-funcionario?idcliente=1&destino=%2Fminhas-avaliacoes-desempenho'],
      ['employee', '/minhas-avaliacoes-desempenho'],
    ] as const)('leads %s to the own assessments', async (as, address) => {
      const app = await finish(as);
      await app.user.click(screen.getByRole('button', { name: 'Voltar para Minhas Avaliações' }));
      await waitFor(() => expect(app.address()).toBe(address));
    });
  });

  it.each([
    ['a manager’s', managerLinkInfo, '/analisegestor?hs=AbC'],
    ['a report’s', reportLinkInfo, '/relatorio?hs=AbC'],
    ['a behavioral', linkInfo, '/avaliacao?hs=AbC'],
    [
      'a first-access',
      { ...selfLinkInfo, precisaSenha: true },
      '/primeiro-acesso/AbC?tipo=desempenho',
    ],
  ])('leads %s link to its own page', async (_, info, address) => {
    const server = createReviewServer().on('get', VALIDATE, info);
    const app = await renderApp('/avaliacaoDeDesempenho?hs=AbC', { server });
    await waitFor(() => expect(app.address()).toBe(address));
  });

  it('lets a password made meanwhile count', async () => {
    let precisaSenha = true;
    const server = createReviewServer()
      .on('get', VALIDATE, () => ({ ...selfLinkInfo, precisaSenha }))
      .on('get', '/hash/dados-pessoa/{hash}', problemReply(503));
    const app = await renderApp('/validar/AbC', { server });
    await waitFor(() => expect(app.address()).toContain('/primeiro-acesso/AbC'));
    precisaSenha = false;
    await app.navigate('/avaliacaoDeDesempenho?hs=AbC');
    expect(await screen.findByText(/ainda não realizou/)).toBeVisible();
  });

  it('is where a manager rates by the own link, and leads to the team afterwards', async () => {
    const server = createReviewServer({ role: 'gestor' });
    const address = '/avaliacaoDeDesempenho?hs=AbC&flGestor=true&p_idGestor=7';
    const app = await renderApp(address, { server });
    expect(await screen.findByText(/Bruno Lima/)).toBeVisible();
    const [request] = app.server.requestsTo('get', '/RespostaDesempenho/get/{hash}');
    expect(request?.query._idOrganogramaPessoaGestor).toBe('7');
    expect(app.address()).toBe(address);
    await app.user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await app.user.click(await screen.findByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(app.address()).toBe('/analisegestor?hs=AbC'));
  });

  it('says that there is no link', async () => {
    const app = await renderApp('/avaliacaoDeDesempenho');
    expect(await screen.findByText(linkMessages.missingLink)).toBeVisible();
    expect(app.address()).toBe('/avaliacaoDeDesempenho');
  });
});

describe('a link of a performance page', () => {
  const pages = ['/avaliacaoDeDesempenho', '/analisegestor', '/relatorio'];

  it.each(pages)('says at %s why it is dead, and shows no sign-in', async (page) => {
    const sentence = 'Esta avaliação foi cancelada.';
    const server = createAccessServer().on('get', VALIDATE, problemReply(409, sentence));
    const app = await renderApp(`${page}?hs=AbC`, { server });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(app.address()).toBe(`${page}?hs=AbC`);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['the server is down', problemReply(503, 'Fora do ar.')],
    ['there were too many tries', throttledReply(1, 'Muitas tentativas.')],
    ['a page in between answers', rawReply(new Response('<html></html>'))],
  ])('stays when %s, and tries again', async (_, fault) => {
    const server = createReviewServer().failNext('get', VALIDATE, fault, fault);
    const app = await renderApp('/avaliacaoDeDesempenho?hs=AbC', { server });
    const retry = () => screen.findByRole('button', { name: appMessages.retry });
    await app.user.click(await retry());
    expect(app.address()).toBe('/avaliacaoDeDesempenho?hs=AbC');
    await app.user.click(await retry());
    expect(await screen.findByText(/ainda não realizou/)).toBeVisible();
  });
});

describe('/analisegestor', () => {
  const manager = {
    idOrganogramaPessoa: 7,
    idCliente: 1,
    nmPessoa: 'Ana Souza',
    nmCargo: null,
    urlFoto: null,
    nmEmpresa: 'Empresa Exemplo',
    urlLogoSistema: null,
  };

  it('opens the team of a manager’s link', async () => {
    const server = createAccessServer()
      .on('get', VALIDATE, managerLinkInfo)
      .on('get', '/OrganogramaPessoa/GetGestor/{hash}', manager)
      .on('get', '/RespostaDesempenho/GetPessoasGridGestor', { rows: [], qtdRecords: 0 });
    await renderApp('/analisegestor?hs=AbC', { server });
    const empty = { name: 'Nenhum funcionário encontrado' };
    expect(await screen.findByRole('heading', empty)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(await axeViolations()).toEqual([]);
    const [request] = server.requestsTo('get', '/RespostaDesempenho/GetPessoasGridGestor');
    expect(request?.headers.get('X-Link-Hash')).toBe('AbC');
    const [whose, ...again] = server.requestsTo('get', '/OrganogramaPessoa/GetGestor/{hash}');
    expect(whose?.headers.has('X-Link-Hash')).toBe(false);
    expect(again).toEqual([]);
  });

  it('leads another link to its own page', async () => {
    const app = await renderApp('/analisegestor?hs=AbC', { server: createReviewServer() });
    await waitFor(() => expect(app.address()).toBe('/avaliacaoDeDesempenho?hs=AbC'));
  });

  it('tells staff whose page it is', async () => {
    await renderApp('/analisegestor', { as: 'staff' });
    const heading = { level: 1, name: performanceMessages.managerLinkTitle };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    const link = screen.getByRole('link', { name: performanceMessages.toSection });
    expect(link).toHaveAttribute('href', '/homelogado/desempenho');
  });
});

describe('/relatorio of a performance review', () => {
  const heading = { level: 1, name: 'Relatório de Desempenho' };
  const scoresPath = '/RespostaOpcaoGestorDesempenho/GetRespostasOpcaoGestorRadar';

  function createReportServer(rights: readonly number[] = [6]) {
    const secoes = rights.map((idSecao) => ({
      idSecao,
      flVisualizar: true,
      flIncluir: false,
      flAlterar: false,
      flExcluir: false,
    }));
    const permissions = { flAdministrador: false, secoes };
    return createReviewServer({
      scores: [
        [1, 8],
        [2, 0],
        [3, 5],
      ],
    })
      .on('get', VALIDATE, reportLinkInfo)
      .on('post', '/auth/signin', { ...staffSession, permissions })
      .on('get', '/auth/GetUser', problemReply(503))
      .on('get', '/RespostaDesempenho/GetDadosFuncionarioRelatorio', performanceReportHeader)
      .on('get', '/RespostaOpcaoDesempenho/GetRespostaIndices', [])
      .on('get', scoresPath, { rows: [], qtdRecords: 0 });
  }

  it('opens by its link for anybody, narrowed to one manager', async () => {
    const server = createReportServer();
    await renderApp('/relatorio?hs=AbC&p_idGestor=7', { server });
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(screen.getByRole('navigation')).toHaveAccessibleName('Neste relatório');
    await waitFor(() => expect(server.requestsTo('get', scoresPath)).not.toEqual([]));
    const [request] = server.requestsTo('get', scoresPath);
    expect(request?.query).toMatchObject({ idResposta: '5120', idGestor: '7' });
    expect(request?.headers.get('X-Link-Hash')).toBe('AbC');
  });

  it('leads staff from its managers to their pages, and nobody else', async () => {
    const manager = {
      idOrganogramaPessoa: 7,
      nmPessoa: 'Ana Souza',
      flAvaliou: true,
      flFeedbackPendente: false,
    };
    const header = { ...performanceReportHeader, gestores: [manager] };
    const open = { staff: '', employee: '&area=funcionario' };
    for (const as of ['staff', 'employee'] as const) {
      const { unmount } = await renderApp(`/relatorio?idResposta=5120&tipo=desempenho${open[as]}`, {
        as,
        server: createReportServer().on(
          'get',
          '/RespostaDesempenho/GetDadosFuncionarioRelatorio',
          header,
        ),
      });
      const name = await screen.findByText('Ana Souza');
      expect(name.closest('a')?.getAttribute('href')).toBe(
        as === 'staff' ? '/funcionarios/7' : undefined,
      );
      unmount();
    }
  });

  it.each(['', '.', ')', '%3E', '”.'])(
    'opens by its id for staff, inside their area, with %j behind the link',
    async (marks) => {
      const server = createReportServer();
      await renderApp(`/relatorio?idResposta=5120&tipo=desempenho${marks}`, {
        as: 'staff',
        server,
      });
      expect(await screen.findByRole('heading', heading)).toBeVisible();
      const back = screen.getByRole('link', { name: shellMessages.backToPerformance });
      expect(back).toHaveAttribute('href', '/homelogado/desempenho');
      const current = screen.getByRole('link', { name: 'Desempenho' });
      expect(current).toHaveAttribute('aria-current', 'page');
      const [request] = server.requestsTo('get', scoresPath);
      expect(request?.headers.get('Authorization')).toMatch(/^Bearer /);
    },
  );

  it.each([
    ['tipo=desempenho', [5]],
    ['', [6]],
  ])('takes the right to the section of its kind (%s)', async (type, rights) => {
    const server = createReportServer(rights);
    await renderApp(`/relatorio?idResposta=5120&${type}`, { as: 'staff', server });
    expect(await screen.findByText(appMessages.forbiddenTitle)).toBeVisible();
  });
});
