import type { Schema } from '@aferir/api-client';
import {
  companyPublicInfo,
  createFakeDiscServer,
  discCompetencies,
  discProfileReport,
  linkInfo,
  problemReply,
} from '@aferir/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { appMessages } from '../../shared/app-messages.ts';
import { assessmentMessages } from '../../shared/assessments/assessment-messages.ts';
import { compareMessages } from '../../shared/comparison/compare-messages.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../../shared/testing/render-app.tsx';
import { portalMessages } from './portal-messages.ts';
import { profileMessages } from './profile/profile-messages.ts';
import {
  ownDiscResponses,
  ownPerformanceResponses,
  servePortal,
} from './testing/portal-fixtures.ts';

const BEHAVIORAL = '/historico-comportamental-funcionario';
const PERFORMANCE = '/historico-desempenho-funcionario';
const RESPONSES = '/Resposta/GetRespostasPessoa';
const STATUS = '/Resposta/PostHash';

async function open(address: string, server = servePortal(createAccessServer())) {
  const app = await renderApp(address, { as: 'employee', server });
  await screen.findByRole('heading', { name: compareMessages.compareTitle });
  return app;
}

describe('the behavioral history', () => {
  it('lists the own assessments and is accessible', async () => {
    const { server } = await open(BEHAVIORAL);
    expect(screen.getByText('4 avaliações encontradas.')).toBeVisible();
    expect(screen.getByText('05/11/2026')).toBeVisible();
    expect(screen.getByText('Encerrado')).toBeVisible();
    expect(server.requestsTo('get', RESPONSES)[0]?.query.idOrganogramaPessoa).toBe('42');
    expect(await axeViolations()).toEqual([]);
  });

  it('is read again once the questionnaire was opened by its link, and not for nothing', async () => {
    const disc = createFakeDiscServer().on('get', '/hash/validar/{hash}', linkInfo);
    const { server, navigate } = await open(BEHAVIORAL, servePortal(createAccessServer(disc)));
    await navigate(PERFORMANCE);
    await screen.findByText(portalMessages.performancePurpose);
    await navigate(BEHAVIORAL);
    await screen.findByText(portalMessages.behavioralPurpose);
    expect(server.requestsTo('get', RESPONSES)).toHaveLength(1);
    await navigate('/avaliacao?hs=AbC');
    await screen.findByRole('button', { name: 'Iniciar avaliação' });
    await waitFor(() => expect(server.requestsTo('post', STATUS)).toHaveLength(1));
    await navigate(BEHAVIORAL);
    await waitFor(() => expect(server.requestsTo('get', RESPONSES)).toHaveLength(2));
  });

  it('offers a report for finished ones alone, one click away', async () => {
    const { user, address } = await open(BEHAVIORAL);
    const buttons = screen.getAllByRole('button', { name: new RegExp(portalMessages.openReport) });
    expect(buttons).toHaveLength(2);
    await user.click(buttons[0] as HTMLElement);
    await waitFor(() =>
      expect(address()).toBe('/relatorio?idResposta=812&tipo=comportamental&area=funcionario'),
    );
    const back = await screen.findByRole('link', { name: 'Voltar ao histórico comportamental' });
    await user.click(back);
    await waitFor(() => expect(address()).toBe(BEHAVIORAL));
  });

  it('compares the last two when asked, in words and in numbers', async () => {
    const { user, address, server } = await open(BEHAVIORAL);
    expect(server.requestsTo('get', '/Resposta/GetPessoaRespostaPerfil')).toEqual([]);
    await user.click(screen.getByRole('button', { name: compareMessages.compare }));
    await waitFor(() => expect(address()).toBe(`${BEHAVIORAL}?de=701&para=812`));
    const text = 'A soma de Dominante subiu 10 pontos, de 46 para 56.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Perfil' })).getByText(text)).toBeVisible();
    const competencies = within(screen.getByRole('list', { name: 'Competências' }));
    expect(competencies.getByText('Persuasão subiu 12 pontos, de 0 para 12.')).toBeVisible();
    const sums = within(screen.getByRole('table', { name: compareMessages.profileSums }));
    expect(sums.getByRole('row', { name: 'Dominante 46 56 +10' })).toBeVisible();
    const chart = within(screen.getByRole('figure', { name: 'Competências nas duas avaliações' }));
    expect(screen.getAllByRole('figure')).toHaveLength(1);
    await user.click(chart.getByText('Ver dados'));
    for (const date of ['04/03/2026', '05/11/2026']) {
      expect(chart.getByRole('columnheader', { name: date })).toBeVisible();
    }
    expect(await axeViolations()).toEqual([]);
  });

  it('compares the competencies that come with the reports, asking for none', async () => {
    const { user, server } = await open(
      BEHAVIORAL,
      servePortal(createAccessServer()).on('get', '/Resposta/GetPessoaRespostaPerfil', {
        ...discProfileReport,
        competencias: [...discCompetencies],
      }),
    );
    await user.click(screen.getByRole('button', { name: compareMessages.compare }));
    expect(await screen.findByRole('list', { name: 'Competências' })).toBeVisible();
    const asked = server.requests.map(({ path }) => path);
    expect(asked.filter((path) => path.startsWith('/ResultadoCompetencia/'))).toEqual([]);
  });

  it('tells the strongest changes and counts the others', async () => {
    const server = servePortal(createAccessServer()).on(
      'get',
      '/ResultadoCompetencia/GetResultadoCompetencia/{idResposta}',
      ({ params }) =>
        Array.from({ length: 8 }, (_, index) => ({
          ...(discCompetencies[0] as Schema<'DiscCompetencyIndex'>),
          idCompetencia: index + 1,
          nmCompetencia: `Competência ${index + 1}`,
          nrIndice: params.idResposta === '701' ? 40 : 60,
        })),
    );
    await open(`${BEHAVIORAL}?de=701&para=812`, server);
    const list = await screen.findByRole('list', { name: 'Competências' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByText('Outras 3 mudanças expressivas estão na tabela.')).toBeVisible();
  });

  it('tells two of one day apart by their numbers', async () => {
    const rows = ownDiscResponses.rows.map((row) => ({
      ...row,
      dtTermino: row.dtTermino && '2026-11-05T18:21:40.000Z',
    }));
    const server = servePortal(createAccessServer()).on('get', RESPONSES, { rows, qtdRecords: 4 });
    const { user } = await open(`${BEHAVIORAL}?de=701&para=812`, server);
    expect(
      screen.getByRole('heading', { name: 'De 05/11/2026 (nº 701) para 05/11/2026 (nº 812)' }),
    ).toBeVisible();
    const chart = within(await screen.findByRole('figure'));
    await user.click(chart.getByText('Ver dados'));
    for (const name of ['05/11/2026 (nº 701)', '05/11/2026 (nº 812)']) {
      expect(chart.getByRole('columnheader', { name })).toBeVisible();
    }
  });

  it('asks for two different ones', async () => {
    const { user, address } = await open(BEHAVIORAL);
    await user.selectOptions(screen.getByLabelText(compareMessages.first), '812');
    await user.click(screen.getByRole('button', { name: compareMessages.compare }));
    expect(await screen.findByText(compareMessages.chooseAnother)).toBeVisible();
    expect(screen.getByLabelText(compareMessages.second)).toHaveFocus();
    expect(address()).toBe(BEHAVIORAL);
  });

  it('offers to try again when a comparison fails', async () => {
    const server = servePortal(createAccessServer()).failNext(
      'get',
      '/Resposta/GetPessoaRespostaPerfil',
      problemReply(500),
    );
    const { user } = await open(`${BEHAVIORAL}?de=701&para=812`, server);
    const alert = await screen.findByText(compareMessages.comparisonFailed);
    expect(alert).toBeVisible();
    await user.click(screen.getByRole('button', { name: appMessages.retry }));
    expect(await screen.findByText(/A soma de Dominante subiu/)).toBeVisible();
  });

  it('says what is needed to compare', async () => {
    const server = servePortal(createAccessServer()).on('get', RESPONSES, {
      rows: [],
      qtdRecords: 0,
    });
    await open(BEHAVIORAL, server);
    expect(screen.getByText(compareMessages.compareNeedsTwo)).toBeVisible();
    expect(screen.getByText(portalMessages.emptyText)).toBeVisible();
  });

  it('says so when the list can’t be read, and reads it again', async () => {
    const server = servePortal(createAccessServer()).failNext('get', RESPONSES, problemReply(500));
    const app = await renderApp(BEHAVIORAL, { as: 'employee', server });
    await app.user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('05/11/2026')).toBeVisible();
  });
});

describe.each([
  [BEHAVIORAL, portalMessages.behavioralTitle],
  [PERFORMANCE, portalMessages.performanceTitle],
])('%s, when the server does not say who is signed in', (address, title) => {
  it('still names the company and the person, and reads it again', async () => {
    const server = servePortal(createAccessServer()).failNext(
      'get',
      '/authpessoa/GetUser',
      problemReply(500),
    );
    const { user } = await open(address, server);
    const notice = await screen.findByText(profileMessages.dataFailed);
    expect(await screen.findByText(companyPublicInfo.nome)).toBeVisible();
    expect(screen.getByRole('button', { name: /Bruno Lima/ })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: appMessages.retry }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    expect(document.activeElement).toContainElement(
      screen.getByRole('heading', { level: 1, name: title }),
    );
    expect(document.body).not.toHaveFocus();
  });
});

describe('the performance history', () => {
  it('offers a report from the self-assessment on', async () => {
    const { user, address } = await open(PERFORMANCE);
    expect(await axeViolations()).toEqual([]);
    const buttons = screen.getAllByRole('button', { name: new RegExp(portalMessages.openReport) });
    expect(buttons).toHaveLength(3);
    await user.click(buttons[1] as HTMLElement);
    await waitFor(() =>
      expect(address()).toBe('/relatorio?idResposta=5122&tipo=desempenho&area=funcionario'),
    );
  });

  it.each([
    ['2026-12-21', 'Resultado em 21/12/2026'],
    [null, 'Resultado quando o RH liberar'],
  ])('tells when a result comes out that is held: %s', async (dtLiberacao, told) => {
    const rows = ownPerformanceResponses.rows.map((row, index) =>
      index === 0 ? { ...row, liberacao: { dtLiberacao } } : row,
    );
    const server = servePortal(createAccessServer()).on(
      'get',
      '/RespostaDesempenho/GetRespostasPessoa',
      { rows, qtdRecords: rows.length },
    );
    await open(PERFORMANCE, server);
    expect(screen.getByText(told)).toBeVisible();
    expect(screen.getAllByText(/^Resultado (?:em|quando)/)).toHaveLength(1);
    expect(await axeViolations()).toEqual([]);
  });

  it.each([false, true])(
    'says why a finished one has no alignment, closed: %s',
    async (isClosed) => {
      const finished = { cdStatus: 2, nmStatus: 'Finalizado', flEncerrado: isClosed } as const;
      const rows = ownPerformanceResponses.rows.map((row, index) =>
        index === 0 ? { ...row, ...finished } : row,
      );
      const server = servePortal(createAccessServer()).on(
        'get',
        '/RespostaDesempenho/GetRespostasPessoa',
        { rows, qtdRecords: rows.length },
      );
      await open(PERFORMANCE, server);
      expect(screen.getByText(assessmentMessages.unrated(isClosed))).toBeVisible();
    },
  );

  it.each([
    ['leads to where one is answered that waits for the person', { flEncerrado: false }],
    ['leads nowhere for one that was closed', { flEncerrado: true }],
  ])('%s', async (_, { flEncerrado }) => {
    const unanswered = { cdStatus: 4, nmStatus: 'Aguardando Resposta' } as const;
    const rows = ownPerformanceResponses.rows.map((row, index) =>
      index === 0 ? { ...row, ...unanswered, dtAutoavaliacao: null, flEncerrado } : row,
    );
    const server = servePortal(createAccessServer()).on(
      'get',
      '/RespostaDesempenho/GetRespostasPessoa',
      { rows, qtdRecords: rows.length },
    );
    const { user, address } = await open(PERFORMANCE, server);
    const links = screen.queryAllByRole('link', {
      name: 'Responder em minhas avaliações de desempenho',
    });
    expect(links).toHaveLength(flEncerrado ? 0 : 1);
    if (!links[0]) return;
    await user.click(links[0]);
    await waitFor(() => expect(address()).toBe('/minhas-avaliacoes-desempenho'));
  });

  it('compares the own scores where managers have given none', async () => {
    await open(`${PERFORMANCE}?de=5090&para=5122`);
    expect(
      await screen.findByText('Sua nota em Comunicação subiu 3 pontos, de 6 para 9.'),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: 'Comunicação 6 9 +3' })).toBeVisible();
    expect(screen.queryByText(/A média dos gestores/)).not.toBeInTheDocument();
  });
});
