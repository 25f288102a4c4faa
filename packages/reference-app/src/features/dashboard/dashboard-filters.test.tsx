import { problemReply, staffSession, staffUser } from '@aferir/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { peopleFilterMessages as fields } from '../../shared/people/filters/people-filter-messages.ts';
import { peopleNarrowingMessages as narrowed } from '../../shared/people/people-narrowing-messages.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { testExport } from '../../shared/testing/export-test.ts';
import { createAccessServer, renderApp } from '../../shared/testing/render-app.tsx';
import { cycleComparisonMessages as comparison } from './cycle-comparison-messages.ts';
import { dashboardFilterMessages as texts } from './dashboard-filter-messages.ts';
import { figuresMessages as figures } from './figures-messages.ts';
import { fullDashboard } from './testing/dashboard-fixtures.ts';
import { nothingWaiting } from './testing/waiting-fixtures.ts';
import { trainingFiguresMessages } from './training-figures-messages.ts';

const HOME = '/homelogado';
const FIGURES = '/Inicio/GetPainel';
const TRAININGS = '/Inicio/GetTreinamentos';
const DEPARTMENTS = '/OrganogramaNo/Get';
const CYCLES = '/Inicio/GetCiclos';
const POSITIONS = '/OrganogramaCargo/GetOpcoes';

const departments = [
  { idOrganogramaNo: 5, nmDepartamento: 'Tecnologia' },
  { idOrganogramaNo: 6, nmDepartamento: 'Vendas' },
];

const cycles = [
  { idCiclo: 8, nmCiclo: 'Desempenho 2027', idTipoCiclo: 2 as const },
  { idCiclo: 7, nmCiclo: 'Desempenho 2026', idTipoCiclo: 2 as const },
  { idCiclo: 6, nmCiclo: 'Perfis 2026', idTipoCiclo: 1 as const },
];

// Its code comes late, and is no part of what a test waits for.
beforeAll(async () => {
  await Promise.all([
    import('./components/company-figures.tsx'),
    import('./components/cycle-comparison-card.tsx'),
  ]);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function createServer() {
  const permissions = { flAdministrador: true, secoes: [] };
  return createAccessServer()
    .on('post', '/auth/signin', { ...staffSession, permissions })
    .on('get', '/auth/GetUser', { ...staffUser, permissions })
    .on('get', '/Cliente/IsConfirmado', true)
    .on('get', '/Inicio/GetPendencias', nothingWaiting)
    .on('get', FIGURES, ({ query }) => {
      const id = query.idOrganogramaNo;
      const asked = departments.find((one) => String(one.idOrganogramaNo) === id);
      if ((id && !asked) || query.idCiclo === '77')
        return problemReply(404, 'Registro não encontrado.');
      return {
        ...fullDashboard,
        filtros: {
          ...fullDashboard.filtros,
          nmDepartamento: asked?.nmDepartamento ?? null,
          nmCargo: query.idOrganogramaCargo ? 'Analista' : null,
          nmCiclo: cycles.find(({ idCiclo }) => String(idCiclo) === query.idCiclo)?.nmCiclo ?? null,
          idTipoCiclo:
            cycles.find(({ idCiclo }) => String(idCiclo) === query.idCiclo)?.idTipoCiclo ?? null,
        },
      };
    })
    .on('get', TRAININGS, {
      rows: [
        {
          idTreinamento: 4,
          nmTreinamento: 'Boas-vindas',
          qtdRecursos: 3,
          qtdEnviados: 40,
          qtdNaoVisualizados: 10,
          qtdEmAndamento: 12,
          qtdConcluidos: 18,
          taxaConclusao: 45,
        },
        {
          idTreinamento: 5,
          nmTreinamento: 'Segurança',
          qtdRecursos: 1,
          qtdEnviados: 0,
          qtdNaoVisualizados: 0,
          qtdEmAndamento: 0,
          qtdConcluidos: 0,
          taxaConclusao: null,
        },
      ],
      qtdRecords: 2,
    })
    .on('get', CYCLES, ({ query }) => {
      const rows = cycles.filter(
        ({ idTipoCiclo }) =>
          query.idTipoCiclo === undefined || query.idTipoCiclo === String(idTipoCiclo),
      );
      return { rows, qtdRecords: rows.length };
    })
    .on('get', DEPARTMENTS, { rows: departments, qtdRecords: 2 })
    .on('get', POSITIONS, {
      rows: [{ idOrganogramaCargo: 8, nmCargo: 'Analista' }],
      qtdRecords: 1,
    });
}

async function openHome(query = '') {
  const server = createServer();
  const app = await renderApp(`${HOME}${query}`, { as: 'staff', server });
  const asked = () => server.requestsTo('get', FIGURES).map(({ query: one }) => one);
  return { ...app, asked };
}

const department = () => screen.findByRole('combobox', { name: fields.department });
const cycle = () => screen.findByRole('combobox', { name: texts.cycle });
const compared = () => screen.findByRole('combobox', { name: texts.compared });
const month = (label: string) => screen.findByRole('combobox', { name: label });

describe('the filters of the home', () => {
  it('narrow the figures down to a department, and back in one step', async () => {
    const app = await openHome();
    expect(app.server.requestsTo('get', DEPARTMENTS)).toEqual([]);
    await app.user.click(await department());
    await app.user.click(await screen.findByRole('option', { name: 'Vendas' }));
    await waitFor(() => expect(app.address()).toBe(`${HOME}?departamento=6`));
    await waitFor(() => expect(app.asked()).toContainEqual({ idOrganogramaNo: '6' }));
    await waitFor(async () => expect(await department()).toHaveValue('Vendas'));
    await waitFor(() =>
      expect(app.server.requestsTo('get', TRAININGS).at(-1)?.query).toMatchObject({
        idOrganogramaNo: '6',
      }),
    );

    await app.user.click(await department());
    await app.user.click(await screen.findByRole('option', { name: fields.allDepartments }));
    await waitFor(() => expect(app.address()).toBe(HOME));
    await waitFor(async () => expect(await department()).toHaveValue(''));
  });

  testExport({
    address: HOME,
    call: TRAININGS,
    list: 'andamento-treinamentos',
    there: trainingFiguresMessages.found(2),
    narrowed: {
      'departamento=5&cargo=8&de=2026-02&ate=2026-03&ordem=-conclusao': {
        idOrganogramaNo: '5',
        idOrganogramaCargo: '8',
        mesInicio: '2026-02',
        mesFim: '2026-03',
        ordem: '-conclusao',
      },
    },
    createServer,
  });

  it('leave trainings that are put in order by how many have concluded', async () => {
    const app = await openHome('?departamento=5');
    await screen.findByText(trainingFiguresMessages.found(2));
    const grid = within(screen.getByRole('table', { name: trainingFiguresMessages.title }));
    await app.user.click(grid.getByText(trainingFiguresMessages.concluded));
    await waitFor(() =>
      expect(app.server.requestsTo('get', TRAININGS).at(-1)?.query).toMatchObject({
        idOrganogramaNo: '5',
        ordem: 'concluiram',
      }),
    );
    expect(app.address()).toBe(`${HOME}?departamento=5&ordem=concluiram`);
  });

  it('come from the address, and go all at once', async () => {
    const app = await openHome('?departamento=5&cargo=8&de=2026-02&ate=2026-03&pagina=2');
    await waitFor(async () => expect(await department()).toHaveValue('Tecnologia'));
    expect(await screen.findByRole('combobox', { name: fields.position })).toHaveValue('Analista');
    expect(await month(fields.months.any.from)).toHaveDisplayValue('fev/2026');
    expect(await month(fields.months.any.to)).toHaveDisplayValue('mar/2026');
    expect(app.asked()).toEqual([
      { idOrganogramaNo: '5', idOrganogramaCargo: '8', mesInicio: '2026-02', mesFim: '2026-03' },
    ]);
    expect(await axeViolations()).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: texts.clear }));
    await waitFor(() => expect(app.address()).toBe(HOME));
    await waitFor(() => expect(app.asked()).toContainEqual({}));
    expect(screen.queryByRole('button', { name: texts.clear })).toBeNull();
  });

  it('offer the months from the first one of the company', async () => {
    const app = await openHome();
    const from = await month(fields.months.any.from);
    await within(from).findByRole('option', { name: 'jan/2026' });
    expect(within(from).queryByRole('option', { name: 'dez/2025' })).toBeNull();
    expect(within(from).getAllByRole('group').at(-1)).toHaveAttribute('label', '2026');
    await app.user.selectOptions(from, 'fev/2026');
    await waitFor(() => expect(app.asked()).toContainEqual({ mesInicio: '2026-02' }));
  });

  it('narrow the figures down to a cycle, in place of the months', async () => {
    const app = await openHome('?departamento=5&de=2026-02');
    await app.user.click(await cycle());
    const option = await screen.findByRole('option', { name: /Desempenho 2026/ });
    await app.user.click(option);
    await waitFor(() => expect(app.address()).toBe(`${HOME}?departamento=5&ciclo=7`));
    await waitFor(() => expect(app.asked()).toContainEqual({ idOrganogramaNo: '5', idCiclo: '7' }));
    expect(screen.queryByRole('combobox', { name: fields.months.any.from })).toBeNull();
    await waitFor(async () => expect(await cycle()).toHaveValue('Desempenho 2026'));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: figures.disc.title })).toBeNull(),
    );
    expect(screen.getByRole('heading', { name: figures.competencies.title })).toBeVisible();
    for (const { query } of app.server.requestsTo('get', TRAININGS)) {
      expect(query).not.toHaveProperty('idCiclo');
    }
    expect(await axeViolations()).toEqual([]);

    await app.user.click(await cycle());
    await app.user.click(await screen.findByRole('option', { name: texts.allCycles }));
    await waitFor(() => expect(app.address()).toBe(`${HOME}?departamento=5`));
    expect(await month(fields.months.any.from)).toBeVisible();
  });

  it('take a cycle from the address before its months, and lead to its people', async () => {
    const app = await openHome('?ciclo=6&de=2026-02');
    await waitFor(async () => expect(await cycle()).toHaveValue('Perfis 2026'));
    expect(app.asked()).toEqual([{ idCiclo: '6' }]);
    expect(await screen.findByRole('heading', { name: figures.disc.title })).toBeVisible();
    expect(screen.queryByRole('heading', { name: figures.reviews.title })).toBeNull();
    const profiles = within(await screen.findByRole('list', { name: figures.disc.byProfile }));
    expect(profiles.getByText('Dominante')).toBeVisible();
    expect(profiles.getByRole('link', { name: /Dominante/ })).toHaveAttribute(
      'href',
      '/homelogado/comportamental?perfil=Dominante&ciclo=6',
    );
  });

  it('say why what is of a cycle is hidden', async () => {
    const { comportamental } = fullDashboard;
    const server = createServer().on('get', FIGURES, {
      ...fullDashboard,
      filtros: { ...fullDashboard.filtros, nmCiclo: 'Perfis 2026', idTipoCiclo: 1 },
      comportamental: comportamental && { ...comportamental, perfis: null, flOculto: true },
    });
    await renderApp(`${HOME}?ciclo=6`, { as: 'staff', server });
    expect(await screen.findByText(figures.hiddenOfCycle)).toBeVisible();
    expect(screen.queryByText(figures.hidden)).toBeNull();
  });

  it('set another cycle of its kind beside it', async () => {
    const app = await openHome('?departamento=5&ciclo=8');
    await app.user.click(await compared());
    expect(await screen.findByRole('option', { name: 'Desempenho 2026' })).toBeVisible();
    for (const name of [/Desempenho 2027/, /Perfis 2026/]) {
      expect(screen.queryByRole('option', { name })).toBeNull();
    }
    await app.user.click(screen.getByRole('option', { name: 'Desempenho 2026' }));
    await waitFor(() => expect(app.address()).toBe(`${HOME}?departamento=5&ciclo=8&comparado=7`));
    const card = within(await screen.findByRole('region', { name: comparison.title }));
    expect(
      await card.findByText(comparison.between('Desempenho 2026', 'Desempenho 2027')),
    ).toBeVisible();
    expect(app.asked()).toContainEqual({
      idOrganogramaNo: '5',
      idCiclo: '7',
      cartoes: 'competencias',
    });
    await waitFor(async () => expect(await compared()).toHaveValue('Desempenho 2026'));
    expect(await axeViolations()).toEqual([]);

    await app.user.click(await cycle());
    await app.user.click(await screen.findByRole('option', { name: texts.allCycles }));
    await waitFor(() => expect(app.address()).toBe(`${HOME}?departamento=5`));
    await waitFor(() =>
      expect(screen.queryByRole('combobox', { name: texts.compared })).toBeNull(),
    );
    expect(screen.queryByRole('region', { name: comparison.title })).toBeNull();
  });

  it('say that a cycle to compare is gone, and leave the figures', async () => {
    await openHome('?ciclo=8&comparado=77');
    const card = within(await screen.findByRole('region', { name: comparison.title }));
    expect(await card.findByText(comparison.gone)).toBeVisible();
    await waitFor(async () => expect(await compared()).toHaveValue(texts.gone));
    expect(screen.getByRole('heading', { name: figures.competencies.title })).toBeVisible();
    expect(screen.queryByText(texts.unknown)).toBeNull();
  });

  it.each(['ciclo=8&comparado=8', 'comparado=7'])('compare nothing with %s', async (query) => {
    const app = await openHome(`?${query}`);
    expect(await screen.findByRole('heading', { name: figures.departments.title })).toBeVisible();
    expect(app.asked()).toHaveLength(1);
    expect(screen.queryByRole('region', { name: comparison.title })).toBeNull();
  });

  it('say that a cycle is gone', async () => {
    await openHome('?ciclo=77');
    expect(await screen.findByText(texts.unknown)).toBeVisible();
    await waitFor(async () => expect(await cycle()).toHaveValue(texts.gone));
  });

  it('say at the field that a period is reversed, and ask for nothing', async () => {
    const app = await openHome('?de=2026-05&ate=2026-04');
    const to = await month(fields.months.any.to);
    expect(to).toHaveAccessibleDescription(narrowed.reversed);
    expect(to).toBeInvalid();
    expect(app.asked()).toEqual([]);
    expect(app.server.requestsTo('get', TRAININGS)).toEqual([]);
    await app.user.selectOptions(to, 'mai/2026');
    await waitFor(() => expect(app.asked()).toEqual([{ mesInicio: '2026-05', mesFim: '2026-05' }]));
  });

  it('say calmly that what they name is gone, with a way back', async () => {
    const app = await openHome('?departamento=77');
    expect(await screen.findByText(texts.unknown)).toBeVisible();
    await waitFor(async () => expect(await department()).toHaveValue(texts.gone));
    expect(await axeViolations()).toEqual([]);
    await app.user.click(
      screen.getAllByRole('button', { name: texts.clear }).at(-1) as HTMLElement,
    );
    await waitFor(() => expect(app.address()).toBe(HOME));
    await waitFor(() => expect(screen.queryByText(texts.unknown)).toBeNull());
  });

  it.each(['departamento=abc', 'cargo=-1', 'de=2026-13', 'ate=hoje'])(
    'pass over what makes no sense: %s',
    async (query) => {
      const app = await openHome(`?${query}`);
      await waitFor(() => expect(app.asked()).toEqual([{}]));
    },
  );

  it('fold away on a phone, and say there what is in force', async () => {
    const phone = { ...matchMedia('(width < 40rem)'), matches: true };
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue(phone);
    const app = await openHome('?departamento=6&de=2026-02');
    const fold = await screen.findByRole('button', { name: /Vendas · desde fev\/2026/ });
    expect(screen.queryByRole('combobox', { name: fields.department })).toBeNull();
    await app.user.click(fold);
    expect(await department()).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });
});

describe('the trainings of the home', () => {
  it('tell how far people are, and lead to them', async () => {
    const app = await openHome();
    const grid = within(await screen.findByRole('region', { name: trainingFiguresMessages.title }));
    const link = await grid.findByRole('link', { name: 'Boas-vindas' });
    expect(link).toHaveAttribute('href', '/homelogado/treinamentos/relatorio/4');
    const rate = (training: string) =>
      grid.getByRole('meter', { name: trainingFiguresMessages.rateOf(training) });
    expect(rate('Boas-vindas')).toHaveAttribute('aria-valuenow', '45');
    expect(rate('Segurança')).toHaveAttribute('aria-valuetext', trainingFiguresMessages.nobody);
    expect(app.server.requestsTo('get', TRAININGS)[0]?.query).toMatchObject({
      take: '30',
      index: '0',
    });
  });
});
