import { problemReply } from '@aferir/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { staffFormMessages } from '../../shared/forms/form-messages.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { dialogOf } from '../../shared/testing/dialog-of.ts';
import { renderApp } from '../../shared/testing/render-app.tsx';
import { bodiesOf } from '../../shared/testing/sent-bodies.ts';
import { organizationMessages as texts } from './organization-messages.ts';
import {
  departmentMatch,
  departmentNode,
  lastChange,
  personMatch,
} from './testing/organization-fixtures.ts';
import {
  ADDRESS,
  beginInWideWindow,
  beWindow,
  CALLS,
  createServer,
  nodeOf,
  openChart,
  openMenu,
  panelOf,
  start,
} from './testing/organization-scene.tsx';

beginInWideWindow();

describe('the chart', () => {
  it('shows departments with who leads them, and is accessible', async () => {
    await openChart();
    expect(await nodeOf('Tecnologia Ana Souza \\+1 Gerência de Área')).toBeVisible();
    expect(await nodeOf('Conselho 3 pessoas')).toBeVisible();
    expect(await nodeOf('Dados')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('treeitem', { name: /^Relatórios/ })).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it('stands beside the same as a list, which opens and closes with it', async () => {
    const { user } = await openChart();
    await user.click(screen.getByRole('button', { name: texts.asList }));
    const [list] = screen.getAllByRole('tree', { name: texts.label });
    const row = within(list as HTMLElement).getByRole('treeitem', { name: /^Dados/ });
    act(() => row.focus());
    await user.keyboard('{ArrowRight}');
    const both = screen.getAllByRole('treeitem', { name: /^Dados/ });
    expect(both.map((one) => one.getAttribute('aria-expanded'))).toEqual(['true', 'true']);
    expect(await axeViolations()).toEqual([]);
  });

  it('is a list alone on a phone', async () => {
    beWindow('(width < 40rem)');
    await openChart();
    expect(screen.getAllByRole('tree')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: texts.asList })).not.toBeInTheDocument();
    expect(await nodeOf('Tecnologia')).toBeVisible();
  });

  it('has the focus of what was begun in it before the window became that of a phone', async () => {
    const app = await openChart();
    await start(app, 'Conselho', texts.edit);
    await dialogOf(texts.editTitle);
    act(() => beWindow('(width < 40rem)'));
    await app.user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('tree')).toContainElement(document.activeElement as HTMLElement),
    );
  });

  it('tells what failed, and is read again', async () => {
    const server = createServer().failNext('get', CALLS.chart, problemReply(500, 'Falhou.'));
    const { user } = await renderApp(ADDRESS, { as: 'staff', server });
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.loadFailedText);
    expect(screen.getByText(texts.loadFailed)).toBeVisible();
    await user.click(screen.getByRole('button', { name: staffFormMessages.retry }));
    expect(await nodeOf('Conselho')).toBeVisible();
  });

  it('stays as it was where it cannot be read again', async () => {
    const app = await openChart();
    app.server.failNext('get', CALLS.chart, problemReply(500, 'Falhou.'));
    await start(app, 'Conselho', texts.edit);
    const dialog = await dialogOf(texts.editTitle);
    await app.user.click(dialog.getByRole('button', { name: texts.save }));
    expect(await screen.findByText(texts.reloadFailed)).toBeVisible();
    expect(await nodeOf('Conselho')).toBeVisible();
  });

  it('is begun with the first department', async () => {
    const server = createServer().on('get', CALLS.chart, []);
    const app = await renderApp(ADDRESS, { as: 'staff', server });
    await screen.findByText(texts.empty);
    expect(await axeViolations()).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: texts.add }));
    const dialog = await dialogOf(texts.addTitle);
    server.on('get', CALLS.chart, [departmentNode(12, 'Diretoria')]);
    await app.user.type(dialog.getByRole('textbox', { name: texts.name }), ' Diretoria {Enter}');
    await waitFor(async () => expect(await nodeOf('Diretoria')).toHaveFocus());
    expect(bodiesOf(app, CALLS.save)).toEqual([
      { idOrganogramaNo: 0, idOrganogramaNoSuperior: 0, nmDepartamento: 'Diretoria' },
    ]);
  });
});

describe('the actions of a department', () => {
  const named = {
    incluir: [texts.addChild, texts.insert],
    alterar: [texts.edit, texts.move],
    excluir: [texts.remove],
  };

  it.each([
    ['nothing but its people', [], []],
    ['incluir', ['incluir'], named.incluir],
    ['alterar', ['alterar'], named.alterar],
    ['excluir', ['excluir'], named.excluir],
  ] as const)('are %s, by the rights of whoever looks', async (_case, rights, actions) => {
    const app = await openChart(createServer(rights), '/5');
    const add = screen.queryAllByRole('button', { name: texts.add });
    expect(add).toHaveLength(actions.includes(texts.addChild as never) ? 1 : 0);
    await screen.findByText('Carla Nunes');
    const managers = screen.queryAllByRole('button', { name: texts.editManagers });
    expect(managers).toHaveLength(actions.includes(texts.edit as never) ? 1 : 0);
    const items = (await openMenu(app, 'Tecnologia')).getAllByRole('menuitem');
    const expected = [...actions, texts.showPeople, texts.showPerson('Ana Souza')].toSorted();
    expect(items.map(({ textContent }) => textContent).toSorted()).toEqual(expected);
  });
});

describe('looking for something', () => {
  it('goes to a department, and shows the details where a person is', async () => {
    const server = createServer().on('get', '/Organograma/Buscar', ({ query }) => ({
      rows: [query.filter === 'dados' ? departmentMatch : personMatch],
      qtdRecords: 1,
    }));
    const app = await openChart(server);
    const field = screen.getByRole('combobox', { name: texts.search });
    await app.user.type(field, 'dados');
    await app.user.click(await screen.findByRole('option', { name: /Dados/ }));
    await waitFor(async () => expect(await nodeOf('Dados')).toHaveFocus());
    expect(app.address()).toBe(ADDRESS);

    await app.user.type(field, 'bruno');
    const person = await screen.findByRole('option', { name: /Bruno Lima/ });
    expect(person).toHaveTextContent(texts.inDepartment('Dados'));
    await app.user.click(person);
    expect(await (await panelOf()).findByText('Carla Nunes')).toBeVisible();
    expect(app.address()).toBe(`${ADDRESS}/9`);
  });
});

describe('the last change', () => {
  it('is told and undone, or said why not', async () => {
    const sentence =
      'Não é mais possível desfazer: os mesmos departamentos foram alterados depois.';
    const server = createServer().on('get', CALLS.last, lastChange);
    const app = await openChart(server);
    const button = await screen.findByRole('button', { name: texts.undoLast });
    expect(button).toHaveAccessibleDescription(lastChange.dsAlteracao);
    server.failNext('post', CALLS.undo, problemReply(409, sentence));
    await app.user.click(button);
    expect(await screen.findByText(sentence)).toBeVisible();
    await app.user.click(button);
    expect(await screen.findByText(texts.undone)).toBeVisible();
    expect(bodiesOf(app, CALLS.undo)).toEqual([{ idAlteracao: 31 }, { idAlteracao: 31 }]);
  });

  it('is not undone from what has changed nothing', async () => {
    const app = await openChart(createServer().on('get', CALLS.last, lastChange));
    await start(app, 'Conselho', texts.edit);
    const dialog = await dialogOf(texts.editTitle);
    await app.user.click(dialog.getByRole('button', { name: texts.save }));
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.undo })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: texts.undoLast })).toBeVisible();
  });
});
