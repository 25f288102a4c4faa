import { dataReply, type FakeServer, problemReply } from '@aferir/api-client/testing';
import { SECTION } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { appMessages } from '../../shared/app-messages.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { renderApp } from '../../shared/testing/render-app.tsx';
import { figuresMessages as texts } from './figures-messages.ts';
import { emptyDashboard, fullDashboard } from './testing/dashboard-fixtures.ts';
import { createHomeServer } from './testing/home-server.ts';

const CALL = '/Inicio/GetPainel';

// Its code comes late, and is no part of what a test waits for.
beforeAll(async () => {
  await import('./components/company-figures.tsx');
});

function answering(dashboard = fullDashboard, sections: readonly number[] = []) {
  return createHomeServer(sections).on('get', CALL, dashboard);
}

function openHome(server: FakeServer, query = '') {
  return renderApp(`/homelogado${query}`, { as: 'staff', server });
}

async function card(title: string) {
  return within(await screen.findByRole('region', { name: title }));
}

type Card = Awaited<ReturnType<typeof card>>;

function figuresIn(region: Card): string[] {
  return region.getAllByRole('term').map((term) => {
    const [value] = within(term.parentElement as HTMLElement).getAllByRole('definition');
    return `${term.textContent} ${value?.textContent}`;
  });
}

function hrefOf(region: Card, name: string | RegExp): string | null {
  return region.getByRole('link', { name }).getAttribute('href');
}

/** The links of a chart's drawing, in order. */
async function linksIn(region: Card, chart: string) {
  const drawing = within(await region.findByRole('group', { name: new RegExp(`^${chart}\\.`) }));
  const links = await drawing.findAllByRole('link');
  return links.map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href'),
  ]);
}

describe('the company in figures', () => {
  it('reads every card with one call and tells their figures', async () => {
    const app = await openHome(answering());
    const disc = await card(texts.disc.title);
    await waitFor(() =>
      expect(figuresIn(disc)).toEqual([
        'Cobertura 67%',
        'Não avaliados 20',
        'Diversidade 75%',
        'Mais presente Dominante',
      ]),
    );
    expect(disc.getByText('40 de 60 pessoas')).toBeVisible();
    expect(disc.getByRole('figure', { name: texts.disc.chart })).toHaveTextContent(
      'Dominante é o perfil mais presente: 16 de 40 pessoas.',
    );
    expect(disc.getByText('1. Dominante: 16 (40%)')).toBeVisible();
    expect(figuresIn(await card(texts.departments.title))).toEqual([
      'Departamentos 4',
      'Pessoas 60',
      'Média por departamento 14,5',
      'Sem departamento 2',
    ]);
    expect(figuresIn(await card(texts.positions.title))).toEqual([
      'Cargos 2',
      'Pessoas 60',
      'Sem cargo 6',
      'Maior cargo Analista',
    ]);
    const reviews = await card(texts.reviews.title);
    expect(figuresIn(reviews).slice(0, 4)).toEqual([
      'Enviadas 50',
      'Respondidas 40',
      'Avaliadas 30',
      'Conclusão 50%',
    ]);
    expect(reviews.getByText('25 avaliações pendentes ao todo.')).toBeVisible();
    expect(figuresIn(reviews).slice(-3)).toEqual(['Cadastrados 64', 'Ativos 60', 'Inativos 4']);
    expect(figuresIn(await card(texts.competencies.title)).slice(0, 5)).toEqual([
      'Mais alinhada Comunicação',
      'Maior diferença Planejamento',
      'Média geral 7',
      'Alinhamento 66%',
      'Críticas 2',
    ]);
    expect(figuresIn(await card(texts.trainings.title))).toEqual([
      'Cadastrados 4',
      'Ativos 3',
      'Inativos 1',
    ]);
    expect((await card(texts.recommendation)).getByText('Priorizar')).toBeVisible();
    expect(app.server.requestsTo('get', CALL).map(({ query }) => query)).toEqual([{}]);
    expect(await axeViolations()).toEqual([]);
  });

  it('leads to the people of a profile, a position and a step', async () => {
    await openHome(answering());
    const disc = await card(texts.disc.title);
    expect(await disc.findByRole('link', { name: /^Influente 10 pessoas/ })).toHaveAttribute(
      'href',
      '/homelogado/comportamental?perfil=Influente',
    );
    expect(hrefOf(disc, texts.disc.seeThem(33))).toBe('/homelogado/comportamental?perfil=nenhum');
    const positions = await card(texts.positions.title);
    const rows = within(positions.getByRole('list', { name: texts.positions.list(2) }));
    expect(rows.getByRole('link', { name: /^Analista 34/ })).toHaveAttribute(
      'href',
      '/funcionarios?cargo=8&filtro=ativos',
    );
    const reviews = await card(texts.reviews.title);
    const steps = [/feitas$/, /pendentes$/].map((name) =>
      reviews.getAllByRole('link', { name }).map((link) => link.getAttribute('href')),
    );
    const section = '/homelogado/desempenho';
    expect(steps).toEqual([
      [
        `${section}?etapa=auto-feita`,
        `${section}?etapa=gestor-feita`,
        `${section}?etapa=feedback-feito`,
      ],
      [`${section}?etapa=auto-pendente`, `${section}?filtro=6`, `${section}?filtro=7`],
    ]);
  });

  it('leads from each part and bar of its charts to the people that it counts', async () => {
    await openHome(answering(), '?cargo=8&de=2026-02');
    const behavioral = (perfil: string) =>
      `/homelogado/comportamental?perfil=${perfil}&cargo=8&de=2026-02`;
    expect(await linksIn(await card(texts.disc.title), texts.disc.chart)).toEqual([
      ['1. Dominante: 16 (40%)', behavioral('Dominante')],
      ['2. Influente: 10 (25%)', behavioral('Influente')],
      ['3. Estável: 8 (20%)', behavioral('Est%C3%A1vel')],
      ['4. Conforme: 6 (15%)', behavioral('Conforme')],
    ]);
    // Headcounts are of today.
    const employees = (place: string) => `/funcionarios?${place}&filtro=ativos`;
    expect(await linksIn(await card(texts.departments.title), texts.departments.chart)).toEqual([
      ['Comercial 30', employees('departamento=3&cargo=8')],
      ['Tecnologia 27', employees('departamento=5&cargo=8')],
    ]);
    expect(await linksIn(await card(texts.positions.title), texts.positions.chart)).toEqual([
      ['Analista 34', employees('cargo=8')],
      ['Coordenação 20', employees('cargo=9')],
    ]);
    const reviews = (stage: string) => `/homelogado/desempenho?etapa=${stage}&cargo=8&de=2026-02`;
    expect(await linksIn(await card(texts.reviews.title), texts.reviews.chart)).toEqual([
      [`${texts.reviews.self} 80%`, reviews('auto-feita')],
      [`${texts.reviews.managers} 60%`, reviews('gestor-feita')],
      [`${texts.reviews.feedback} 50%`, reviews('feedback-feito')],
    ]);
    expect(await axeViolations()).toEqual([]);
  });

  it('opens the people of the department that is chosen in the tree', async () => {
    const app = await openHome(
      answering()
        .on('get', '/OrganogramaPessoa/Get', { rows: [], qtdRecords: 0 })
        .on('get', '/Resposta/ObterFuncionariosPerfis', {
          totalCadastrados: 0,
          totalAtivos: 0,
          totalInativos: 0,
          totalAvaliados: 0,
          totalSemAvaliacao: 0,
        }),
    );
    const departments = await card(texts.departments.title);
    const item = await departments.findByRole('treeitem', { name: 'Comercial 30 pessoas' });
    await app.user.click(item);
    await waitFor(() => expect(app.address()).toBe('/funcionarios?departamento=3&filtro=ativos'));
  });

  it('links to no section that the person may not open', async () => {
    await openHome(answering(fullDashboard, [SECTION.home]));
    const disc = await card(texts.disc.title);
    expect(await disc.findByText('16 pessoas (40%)')).toBeVisible();
    expect(disc.queryByRole('link')).toBeNull();
    const reviews = await card(texts.reviews.title);
    // In the drawing and in the list.
    await waitFor(() => expect(reviews.getAllByText(texts.reviews.self)).toHaveLength(2));
    expect(reviews.queryByRole('link')).toBeNull();
    expect((await card(texts.recommendation)).queryByRole('link')).toBeNull();
  });

  it('says what each card means, when asked to', async () => {
    const app = await openHome(answering());
    const disc = await card(texts.disc.title);
    await app.user.click(disc.getByRole('button', { name: texts.howToRead(texts.disc.title) }));
    expect(disc.getByText(/A diversidade é 100 menos/)).toBeVisible();
  });

  it('orders the competencies as is chosen', async () => {
    const app = await openHome(answering());
    const competencies = await card(texts.competencies.title);
    const names = () =>
      competencies
        .getAllByRole('meter')
        .map((meter) => [
          document.getElementById(meter.getAttribute('aria-labelledby') ?? '')?.textContent,
          meter.getAttribute('aria-valuetext'),
        ]);
    await waitFor(() =>
      expect(names()).toEqual([
        ['Comunicação', '84%'],
        ['Empatia', '60%'],
        ['Planejamento', '52%'],
      ]),
    );
    const order = competencies.getByRole('combobox', { name: texts.competencies.order });
    await app.user.selectOptions(order, texts.competencies.orders.gestor);
    expect(names()).toEqual([
      ['Empatia', '7,9'],
      ['Comunicação', '6,9'],
      ['Planejamento', '6,2'],
    ]);
    expect(figuresIn(competencies).slice(-3)).toEqual(['Média 7', 'Maior 7,9', 'Menor 6,2']);
    await app.user.selectOptions(order, texts.competencies.orders.colaborador);
    expect(names().map(([name]) => name)).toEqual(['Planejamento', 'Comunicação', 'Empatia']);
  });

  it('hides profiles and scores of fewer than five people, and no headcount', async () => {
    await openHome(
      answering({
        ...fullDashboard,
        comportamental: {
          ...fullDashboard.comportamental,
          qtdAtivos: 6,
          qtdAvaliados: 4,
          perfis: null,
          perfisMaisPresentes: [],
          prcDiversidade: null,
          flOculto: true,
        },
        competencias: {
          ...emptyDashboard.competencias,
          rows: null,
          qtdOcultas: 3,
          flOculto: true,
        },
        recomendacao: null,
      } as typeof fullDashboard),
    );
    const disc = await card(texts.disc.title);
    expect(await disc.findByText(texts.hidden)).toBeVisible();
    expect(disc.getByText('4 de 6 pessoas')).toBeVisible();
    expect(disc.queryByRole('figure')).toBeNull();
    expect(figuresIn(disc).slice(-2)).toEqual(['Diversidade -', 'Mais presente -']);
    expect((await card(texts.competencies.title)).getByText(texts.hidden)).toBeVisible();
    expect((await card(texts.recommendation)).getByText(texts.hiddenAdvice)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('says of an empty company what is missing, and invents nothing', async () => {
    await openHome(answering(emptyDashboard));
    expect(await screen.findByText(texts.nobody)).toBeVisible();
    for (const text of [
      texts.departments.empty,
      texts.positions.empty,
      texts.reviews.empty,
      texts.competencies.empty,
      texts.noAdvice,
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.queryByRole('figure')).toBeNull();
    expect(await axeViolations()).toEqual([]);
  });

  it('has a card fail alone, and reads it alone once more', async () => {
    const broken = { ...fullDashboard, cargos: null, falhas: ['cargos' as const] };
    const server = answering();
    server.on('get', CALL, ({ query }) => (query.cartoes ? fullDashboard : dataReply(broken)));
    const app = await openHome(server);
    const positions = await card(texts.positions.title);
    expect(await positions.findByRole('alert')).toHaveTextContent(texts.cardFailed);
    expect((await card(texts.departments.title)).queryByRole('alert')).toBeNull();

    server.failNext('get', CALL, problemReply(400, 'Recusado.'));
    await app.user.click(positions.getByRole('button', { name: appMessages.retry }));
    await waitFor(() => expect(app.server.requestsTo('get', CALL)).toHaveLength(2));
    expect(await positions.findByRole('alert')).toBeVisible();
    await waitFor(() =>
      expect(positions.getByRole('button', { name: appMessages.retry })).toBeEnabled(),
    );

    await app.user.click(positions.getByRole('button', { name: appMessages.retry }));
    expect(await positions.findByRole('list', { name: texts.positions.list(2) })).toBeVisible();
    expect(app.server.requestsTo('get', CALL).map(({ query }) => query.cartoes)).toEqual([
      undefined,
      'cargos',
      'cargos',
    ]);
  });

  it('asks for both cards that the recommendation follows from', async () => {
    const broken = {
      ...fullDashboard,
      avaliacoes: null,
      recomendacao: null,
      falhas: ['avaliacoes' as const],
    };
    const server = answering();
    server.on('get', CALL, ({ query }) => (query.cartoes ? fullDashboard : dataReply(broken)));
    const app = await openHome(server);
    const reviews = await card(texts.reviews.title);
    await app.user.click(await reviews.findByRole('button', { name: appMessages.retry }));
    expect(await (await card(texts.recommendation)).findByText('Priorizar')).toBeVisible();
    // The last of those that were asked for.
    expect(app.server.requestsTo('get', CALL).at(-1)?.query.cartoes).toBe('competencias');
  });

  it('says that nothing could be read, and tries again', async () => {
    const server = answering().on('get', CALL, problemReply(400, 'Recusado.'));
    const app = await openHome(server);
    expect(await screen.findByText(texts.failed)).toBeVisible();
    server.on('get', CALL, fullDashboard);
    await app.user.click(screen.getByRole('button', { name: appMessages.retry }));
    expect(await screen.findByText('Priorizar')).toBeVisible();
  });

  it('tells what the filters of the address leave, and keeps them on the way to people', async () => {
    const app = await openHome(answering(), '?departamento=3&de=2026-02&ate=2026-05');
    const reviews = await card(texts.reviews.title);
    expect(await reviews.findByRole('link', { name: '5 pendentes' })).toHaveAttribute(
      'href',
      '/homelogado/desempenho?filtro=7&departamento=3&de=2026-02&ate=2026-05',
    );
    expect(app.server.requestsTo('get', CALL).map(({ query }) => query)).toEqual([
      { idOrganogramaNo: '3', mesInicio: '2026-02', mesFim: '2026-05' },
    ]);
  });
});
