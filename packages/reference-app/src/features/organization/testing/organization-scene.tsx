import type { FakeServer } from '@aferir/api-client/testing';
import { type Right, SECTION } from '@aferir/domain';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { renderApp } from '../../../shared/testing/render-app.tsx';
import { createStaffServer } from '../../../shared/testing/staff-server.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import {
  departmentDetails,
  departmentPerson,
  lastChange,
  organizationChart,
} from './organization-fixtures.ts';

/** Where the section is. */
export const ADDRESS = '/homelogado/organograma';

/** The calls that tests look at. */
export const CALLS = {
  chart: '/Organograma/Get',
  last: '/Organograma/UltimaAlteracao',
  undo: '/Organograma/Desfazer',
  details: '/OrganogramaNo/GetDetalhes/{idOrganogramaNo}',
  save: '/OrganogramaNo/Post',
  insert: '/OrganogramaNo/Inserir',
  remove: '/OrganogramaNo/Delete',
  managers: '/OrganogramaNo/SalvarGestores',
  people: '/OrganogramaNo/GetDepartamentoPessoas',
  putIn: '/OrganogramaNoPessoa/AdicionaPessoaDepartamento',
} as const;

/** A company whose departments are those of the fixtures; the last change is another one after each write. */
export function createServer(
  rights?: readonly Right[],
  besides?: Parameters<typeof createStaffServer>[2],
): FakeServer {
  let changes = 0;
  const change =
    <Data,>(data: Data) =>
    () => {
      changes += 1;
      return data;
    };
  return createStaffServer(SECTION.organization, rights, besides)
    .on('get', CALLS.chart, organizationChart)
    .on('get', CALLS.last, () =>
      changes > 0 ? { ...lastChange, idAlteracao: lastChange.idAlteracao + changes } : null,
    )
    .on('get', CALLS.details, departmentDetails)
    .on('get', CALLS.people, { rows: [departmentPerson], qtdRecords: 1 })
    .on('get', '/OrganogramaPessoa/GetSemDepartamento', {
      rows: [{ ...departmentPerson, idOrganogramaPessoa: 43, nmPessoa: 'Rita Prado' }],
      qtdRecords: 1,
    })
    .on('post', CALLS.save, change(12))
    .on('post', CALLS.insert, change(12))
    .on('post', CALLS.remove, change(null))
    .on('post', CALLS.managers, change(null))
    .on('post', CALLS.undo, null)
    .on('post', '/OrganogramaNoPessoa/RemoveFuncionario', change(null))
    .on('post', CALLS.putIn, change(null));
}

const watchers = new Set<() => void>();

/** A window of which one media query holds: by default one with room for the details beside the chart. */
export function beWindow(held = '(width >= 80rem)'): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === held,
    media,
    addEventListener: (_change: string, watch: () => void) => watchers.add(watch),
    removeEventListener: (_change: string, watch: () => void) => watchers.delete(watch),
  }));
}

/** The window becomes one of which another media query holds. */
export function resizeWindow(held: string): void {
  beWindow(held);
  act(() => {
    for (const watch of [...watchers]) watch();
  });
}

/** Has the tests of a file begin in a window with room for the details beside the chart. */
export function beginInWideWindow(): void {
  beforeEach(() => beWindow());
  afterEach(() => vi.unstubAllGlobals());
}

/** Opens the section, or a department of it, and waits for the chart. */
export async function openChart(server = createServer(), address = '') {
  const app = await renderApp(`${ADDRESS}${address}`, { as: 'staff', server });
  // Hidden from readers while a dialog is over it.
  await screen.findByRole('tree', { name: texts.label, hidden: true });
  return app;
}

/** The app with the section open. */
export type OpenedChart = Awaited<ReturnType<typeof openChart>>;

/** A department of the chart, once it is there. */
export const nodeOf = (name: string) =>
  screen.findByRole('treeitem', { name: new RegExp(`^${name}`) });

/** Presses keys at a department. */
export async function press({ user }: OpenedChart, department: string, keys: string) {
  const node = await nodeOf(department);
  act(() => node.focus());
  await user.keyboard(keys);
}

/** Opens the menu of a department. */
export async function openMenu(app: OpenedChart, department: string) {
  await press(app, department, '{Shift>}{F10}{/Shift}');
  return within(await screen.findByRole('menu'));
}

/** Chooses an action of a department. */
export async function start(app: OpenedChart, department: string, action: string) {
  const menu = await openMenu(app, department);
  await app.user.click(menu.getByRole('menuitem', { name: action }));
}

/** The details beside the chart, once they are there. */
export const panelOf = async () =>
  within(await screen.findByRole('region', { name: texts.details }));
