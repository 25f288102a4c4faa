import { discOutcomeCounts, employees } from '@aferir/api-client/testing';
import { SECTION, type SectionId } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { performanceEmployees } from '../../../features/performance/testing/performance-fixtures.ts';
import { reminderMessages } from '../../requests/reminder-messages.ts';
import { axeViolations } from '../../testing/axe.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { createStaffServer } from '../../testing/staff-server.ts';
import { peopleNarrowingMessages as narrowed } from '../people-narrowing-messages.ts';
import { peopleFilterMessages as texts } from './people-filter-messages.ts';

const DISC = '/homelogado/comportamental';
const REVIEWS = '/homelogado/desempenho';
const PEOPLE = '/OrganogramaPessoa/Get';
const REVIEWED = '/RespostaDesempenho/GetPessoasGrid';
const DEPARTMENTS = '/OrganogramaNo/Get';
const CYCLES = '/Inicio/GetCiclos';

const rows = [
  { idOrganogramaNo: 5, nmDepartamento: 'Tecnologia' },
  { idOrganogramaNo: 6, nmDepartamento: 'Vendas' },
];

// Its code comes late, and is no part of what a test waits for.
beforeAll(async () => {
  await import('./people-filters.tsx');
});

function createServer(section: SectionId) {
  return createStaffServer(section)
    .on('get', PEOPLE, { ...employees, qtdRecords: 62 })
    .on('get', REVIEWED, { rows: [...performanceEmployees], qtdRecords: 3 })
    .on('get', '/Resposta/ObterAnaliticoPerfis', [...discOutcomeCounts])
    .on('get', '/OrganogramaCargo/GetOpcoes', {
      rows: [{ idOrganogramaCargo: 8, nmCargo: 'Analista' }],
      qtdRecords: 1,
    })
    .on('get', '/OrganogramaPessoa/GetGestores', {
      rows: [{ idOrganogramaPessoa: 7, nmPessoa: 'Carla Dias', nmCargo: 'Gerência' }],
      qtdRecords: 1,
    })
    .on('get', CYCLES, {
      rows: [
        { idCiclo: 7, nmCiclo: 'Ciclo 2026', idTipoCiclo: section === SECTION.behavioral ? 1 : 2 },
      ],
      qtdRecords: 1,
    })
    .on('get', DEPARTMENTS, ({ query }) => {
      const id = Number(query.idOrganogramaNo ?? 0);
      const found = rows.filter((one) => id === 0 || one.idOrganogramaNo === id);
      return { rows: found, qtdRecords: found.length };
    });
}

async function openPanel(address: string, section: SectionId, button = 'Filtrar') {
  const server = createServer(section);
  const app = await renderApp(address, { as: 'staff', server });
  await app.user.click(await screen.findByRole('button', { name: button }));
  const panel = within(await screen.findByRole('dialog', { name: 'Filtrar' }));
  await panel.findByRole('combobox', { name: texts.department });
  return { ...app, server, panel };
}

describe('the filters of a list of people', () => {
  it('ask for nothing before they are opened, and then for what is looked for', async () => {
    const server = createServer(SECTION.behavioral);
    const { user } = await renderApp(DISC, { as: 'staff', server });
    await user.click(await screen.findByRole('button', { name: 'Filtrar' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filtrar' }));
    const department = await panel.findByRole('combobox', { name: texts.department });
    expect(department).toHaveAccessibleDescription(texts.withThoseBelow);
    expect(await axeViolations()).toEqual([]);
    expect(server.requestsTo('get', DEPARTMENTS)).toEqual([]);
    await user.click(department);
    await screen.findByRole('option', { name: 'Vendas' });
    expect(server.requestsTo('get', DEPARTMENTS)).toHaveLength(1);
  });

  it('narrow the list down as they are chosen, with a chip each', async () => {
    const { panel, user, server, address } = await openPanel(
      `${DISC}?busca=ana&ordem=-nome&pagina=2`,
      SECTION.behavioral,
    );
    await user.click(panel.getByRole('combobox', { name: texts.department }));
    await user.click(await screen.findByRole('option', { name: 'Vendas' }));
    await user.selectOptions(panel.getByRole('combobox', { name: texts.profile }), 'Dominante');
    await user.selectOptions(
      panel.getByRole('combobox', { name: texts.months.resultado.from }),
      panel.getAllByRole('option', { name: /^\w{3}\/\d{4}$/ })[0] as HTMLElement,
    );
    await waitFor(() =>
      expect(address()).toMatch(/departamento=6&perfil=Dominante&de=\d{4}-\d\d$/),
    );
    expect(address()).toContain('busca=ana&ordem=-nome');
    expect(address()).not.toContain('pagina');
    await waitFor(() =>
      expect(server.requestsTo('get', PEOPLE).at(-1)?.query).toMatchObject({
        filter: 'ana',
        ordem: '-nome',
        idOrganogramaNo: '6',
        nmPerfil: 'Dominante',
      }),
    );
    await user.click(await panel.findByRole('button', { name: 'Ver 62 resultados' }));
    const chip = `${narrowed.department('Vendas')} (remover filtro)`;
    expect(await screen.findByRole('button', { name: chip })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filtrar (3)' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(address()).toBe(`${DISC}?busca=ana&ordem=-nome`));
  });

  it('take one back', async () => {
    const { panel, user, address } = await openPanel(
      `${DISC}?departamento=6&perfil=Dominante`,
      SECTION.behavioral,
      'Filtrar (2)',
    );
    const department = panel.getByRole('combobox', { name: texts.department });
    await waitFor(() => expect(department).toHaveValue('Vendas'));
    await user.click(department);
    await user.click(await screen.findByRole('option', { name: texts.allDepartments }));
    await waitFor(() => expect(address()).toBe(`${DISC}?perfil=Dominante`));
  });

  it('know managers, with a chip that has the name', async () => {
    const { panel, user, server, address } = await openPanel(DISC, SECTION.behavioral);
    await user.click(panel.getByRole('combobox', { name: texts.manager }));
    await user.click(await screen.findByRole('option', { name: /^Carla Dias/ }));
    await waitFor(() => expect(address()).toBe(`${DISC}?gestor=7`));
    await waitFor(() =>
      expect(server.requestsTo('get', PEOPLE).at(-1)?.query).toMatchObject({ idGestor: '7' }),
    );
    await user.click(await panel.findByRole('button', { name: 'Ver 62 resultados' }));
    const chip = `${narrowed.manager('Carla Dias')} (remover filtro)`;
    await user.click(await screen.findByRole('button', { name: chip }));
    await waitFor(() => expect(address()).toBe(DISC));
  });

  it.each([
    [DISC, SECTION.behavioral, PEOPLE, '1'],
    [REVIEWS, SECTION.performance, REVIEWED, '2'],
  ] as const)(
    'know the cycles of %s, with a chip that has the name',
    async (at, section, list, kind) => {
      const { panel, user, server, address } = await openPanel(at, section);
      await user.click(panel.getByRole('combobox', { name: texts.cycle }));
      await user.click(await screen.findByRole('option', { name: 'Ciclo 2026' }));
      expect(server.requestsTo('get', CYCLES)[0]?.query).toMatchObject({ idTipoCiclo: kind });
      await waitFor(() => expect(address()).toBe(`${at}?ciclo=7`));
      await waitFor(() =>
        expect(server.requestsTo('get', list).at(-1)?.query).toMatchObject({ idCiclo: '7' }),
      );
      await user.click(await panel.findByRole('button', { name: /^Ver \d+ resultados$/ }));
      const chip = `${narrowed.cycle('Ciclo 2026')} (remover filtro)`;
      await user.click(await screen.findByRole('button', { name: chip }));
      await waitFor(() => expect(address()).toBe(at));
    },
  );

  it('know the stages of reviews', async () => {
    const { panel, user, server } = await openPanel(REVIEWS, SECTION.performance);
    expect(panel.queryByRole('combobox', { name: texts.profile })).toBeNull();
    await user.selectOptions(
      panel.getByRole('combobox', { name: texts.stage }),
      narrowed.stages['auto-feita'],
    );
    await waitFor(() =>
      expect(server.requestsTo('get', REVIEWED).at(-1)?.query).toMatchObject({
        etapa: 'autoFeita',
      }),
    );
  });

  it('say where the months are the wrong way round', async () => {
    const { panel } = await openPanel(`${REVIEWS}?de=2026-05&ate=2026-02`, SECTION.performance);
    expect(
      panel.getByRole('combobox', { name: texts.months.envio.to }),
    ).toHaveAccessibleDescription(narrowed.reversed);
  });
});

it('is put in order by the heading of its people, which the address keeps', async () => {
  const server = createServer(SECTION.behavioral);
  const { user, address } = await renderApp(DISC, { as: 'staff', server });
  await screen.findByText('Bruno Lima');
  await user.click(screen.getByRole('button', { name: 'Funcionário' }));
  await waitFor(() => expect(address()).toBe(`${DISC}?ordem=nome`));
  await waitFor(() =>
    expect(server.requestsTo('get', PEOPLE).at(-1)?.query).toMatchObject({ ordem: 'nome' }),
  );
});

it('is put in order by how long people have waited where that is shown, and there alone', async () => {
  const server = createServer(SECTION.behavioral);
  const { user, address } = await renderApp(`${DISC}?filtro=sem-resposta`, { as: 'staff', server });
  await screen.findByText('Bruno Lima');
  await user.click(screen.getByRole('button', { name: reminderMessages.waitingSince }));
  await waitFor(() => expect(address()).toBe(`${DISC}?filtro=sem-resposta&ordem=espera`));
  await waitFor(() =>
    expect(
      screen.getByRole('columnheader', { name: reminderMessages.waitingSince }),
    ).toHaveAttribute('aria-sort', 'ascending'),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filtrar por situação' }), '');
  await waitFor(() => expect(address()).toBe(DISC));
  await waitFor(() => {
    const [asked] = server.requestsTo('get', PEOPLE).toReversed();
    expect(asked?.query).not.toHaveProperty('recorte');
    expect(asked?.query).not.toHaveProperty('ordem');
  });
});
