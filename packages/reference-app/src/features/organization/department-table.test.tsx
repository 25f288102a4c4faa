import type { Schema } from '@aferir/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { exportMessages } from '../../shared/exports/export-messages.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { dialogOf } from '../../shared/testing/dialog-of.ts';
import { writtenList } from '../../shared/testing/export-test.ts';
import { renderApp } from '../../shared/testing/render-app.tsx';
import { bodiesOf } from '../../shared/testing/sent-bodies.ts';
import { organizationMessages as texts } from './organization-messages.ts';
import {
  ADDRESS,
  beginInWideWindow,
  createServer,
  openChart,
  openMenu,
  panelOf,
} from './testing/organization-scene.tsx';

beginInWideWindow();

const TABLE = `${ADDRESS}?visao=tabela`;
const namesOf = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);

async function openTable(server = createServer()) {
  const app = await renderApp(TABLE, { as: 'staff', server });
  await screen.findByRole('table', { name: texts.table });
  return app;
}

it('stands in place of the drawing, with what each department is below, who leads it and how many are in it', async () => {
  const { user, address } = await openChart();
  await user.click(screen.getByRole('button', { name: texts.asTable }));
  const table = await screen.findByRole('table', { name: texts.table });
  expect(screen.queryByRole('tree')).not.toBeInTheDocument();
  expect(address()).toBe(TABLE);
  expect(screen.getByRole('button', { name: texts.asChart })).toHaveFocus();
  const row = within(table).getByRole('row', { name: /^Tecnologia/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  ).toEqual(['Tecnologia', 'Diretoria', `Ana Souza ${texts.otherManagers(1)}`, '6']);
  expect(within(row).getByRole('link', { name: 'Ana Souza' })).toHaveAttribute(
    'href',
    '/funcionarios/41',
  );
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: texts.asChart }));
  expect(await screen.findByRole('tree', { name: texts.label })).toBeVisible();
  expect(address()).toBe(ADDRESS);
  expect(screen.getByRole('button', { name: texts.asTable })).toHaveFocus();
});

it('is searched and put in order', async () => {
  const { user } = await openTable();
  expect(namesOf()).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: texts.figures.people }));
  await waitFor(() => expect(namesOf()[0]).toBe('Relatórios'));
  await user.click(screen.getByRole('button', { name: texts.figures.people }));
  await waitFor(() => expect(namesOf()[0]).toBe('Tecnologia'));
  await user.type(screen.getByRole('searchbox'), 'ana{Enter}');
  await waitFor(() => expect(namesOf()).toEqual(['Tecnologia']));
  expect(screen.getByText(texts.found(1))).toBeVisible();
});

it('is taken away as a file with the departments that it shows, of which it says how many', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const server = createServer()
    .on('post', '/Exportacao/Post', 31)
    .on('get', '/Exportacao/Get/{idExportacao}', writtenList);
  const { user } = await openTable(server);
  await user.type(screen.getByRole('searchbox'), 'ana{Enter}');
  await waitFor(() => expect(namesOf()).toEqual(['Tecnologia']));
  await user.click(screen.getByRole('button', { name: texts.figures.people }));
  await user.click(screen.getByRole('button', { name: 'Exportar 1 departamento' }));
  await user.click(await screen.findByRole('menuitem', { name: exportMessages.formats.xlsx }));
  expect(await screen.findByText(exportMessages.saved(77))).toBeVisible();
  const [body] = bodiesOf({ server }, '/Exportacao/Post') as Schema<'CreateListExportRequest'>[];
  expect(body).toMatchObject({ dsLista: 'organograma', dsFormato: 'xlsx' });
  expect(Object.fromEntries(new URLSearchParams(body?.dsConsulta))).toMatchObject({
    filter: 'ana',
    ordem: 'pessoas',
  });
});

it('opens a department beside it, and has its actions', async () => {
  const app = await openTable();
  await app.user.click(screen.getByRole('link', { name: 'Tecnologia' }));
  expect(await (await panelOf()).findByText('Carla Nunes')).toBeVisible();
  expect(app.address()).toBe(`${ADDRESS}/5?visao=tabela`);
  const row = screen.getByRole('row', { name: /^Conselho/ });
  await app.user.click(within(row).getByRole('button', { name: texts.actionsOf('Conselho') }));
  await app.user.click(screen.getByRole('menuitem', { name: texts.edit }));
  expect(await dialogOf(texts.editTitle)).toBeDefined();
});

it('leads from how many people a department has to who they are', async () => {
  const app = await openTable();
  await app.user.click(screen.getByRole('link', { name: texts.peopleIn(6, 'Tecnologia') }));
  expect(await (await panelOf()).findByText('Carla Nunes')).toBeVisible();
  expect(app.address()).toBe(`${ADDRESS}/5?visao=tabela`);
});

it('leads from the name in the drawing to who leads a department', async () => {
  const app = await openChart();
  await app.user.click(screen.getByRole('link', { name: 'Ana Souza' }));
  await waitFor(() => expect(app.address()).toBe('/funcionarios/41'));
});

it('leads from the name in the list to who leads a department, and opens no department', async () => {
  const app = await openChart();
  await app.user.click(screen.getByRole('button', { name: texts.asList }));
  const [list] = screen.getAllByRole('tree', { name: texts.label });
  const row = within(list as HTMLElement).getByRole('treeitem', { name: /^Tecnologia/ });
  expect(row).toHaveTextContent('Ana Souza +1 · Gerência de Área');
  await app.user.click(within(row).getByRole('link', { name: 'Ana Souza' }));
  await waitFor(() => expect(app.address()).toBe('/funcionarios/41'));
});

it('leads from the menu of the drawing to who leads a department', async () => {
  const app = await openChart();
  const menu = await openMenu(app, 'Tecnologia');
  await app.user.click(menu.getByRole('menuitem', { name: texts.showPerson('Ana Souza') }));
  await waitFor(() => expect(app.address()).toBe('/funcionarios/41'));
});
