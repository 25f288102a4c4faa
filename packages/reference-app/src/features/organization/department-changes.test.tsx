import { dataReply, faultReply, problemReply } from '@aferir/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { staffFormMessages } from '../../shared/forms/form-messages.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { dialogOf } from '../../shared/testing/dialog-of.ts';
import { bodiesOf } from '../../shared/testing/sent-bodies.ts';
import { organizationMessages as texts } from './organization-messages.ts';
import {
  departmentDetails,
  departmentNode,
  lastChange,
  organizationChart,
} from './testing/organization-fixtures.ts';
import {
  ADDRESS,
  beginInWideWindow,
  CALLS,
  createServer,
  nodeOf,
  openChart,
  press,
  start,
} from './testing/organization-scene.tsx';

beginInWideWindow();

describe('naming a department', () => {
  it('adds one below another, opens that and goes to the new one', async () => {
    const app = await openChart();
    await start(app, 'Conselho', texts.addChild);
    const dialog = await dialogOf(texts.addTitle);
    expect(dialog.getByText(texts.below('Conselho'))).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: texts.save }));
    expect((await dialog.findAllByText(staffFormMessages.required))[0]).toBeVisible();
    await app.user.type(dialog.getByRole('textbox', { name: texts.name }), 'Comitê');
    app.server.on('get', CALLS.chart, [
      departmentNode(20, 'Conselho', { children: [departmentNode(12, 'Comitê')] }),
      ...organizationChart.slice(1),
    ]);
    await app.user.click(dialog.getByRole('button', { name: texts.save }));
    await waitFor(async () => expect(await nodeOf('Comitê')).toHaveFocus());
    expect(screen.getByText(texts.saved)).toBeVisible();
    expect(bodiesOf(app, CALLS.save)).toEqual([
      { idOrganogramaNo: 0, idOrganogramaNoSuperior: 20, nmDepartamento: 'Comitê' },
    ]);
  });

  it('inserts one above another', async () => {
    const app = await openChart();
    await start(app, 'Tecnologia', texts.insert);
    const dialog = await dialogOf(texts.insertTitle);
    expect(dialog.getByText(texts.insertText('Tecnologia', 'Diretoria'))).toBeVisible();
    await app.user.type(dialog.getByRole('textbox', { name: texts.name }), 'Produto{Enter}');
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(bodiesOf(app, CALLS.insert)).toEqual([
      { idOrganogramaNo: 5, nmDepartamento: 'Produto', nrVersao: 4 },
    ]);
  });

  it('says at the field that a name is taken, and keeps it', async () => {
    const server = createServer().on(
      'post',
      CALLS.save,
      faultReply({ nmDepartamento: 'Já existe.' }),
    );
    const app = await openChart(server);
    await start(app, 'Tecnologia', texts.edit);
    const dialog = await dialogOf(texts.editTitle);
    const name = dialog.getByRole('textbox', { name: texts.name });
    expect(name).toHaveValue('Tecnologia');
    await app.user.clear(name);
    await app.user.type(name, 'Comercial{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Já existe/));
    expect(name).toHaveValue('Comercial');
    expect(await axeViolations()).toEqual([]);
  });

  it('tells of a change by somebody else, reads the chart again, and saves over it when asked once more', async () => {
    const stale = 'Outra pessoa alterou este departamento enquanto você o editava.';
    const app = await openChart();
    await start(app, 'Conselho', texts.edit);
    const dialog = await dialogOf(texts.editTitle);
    app.server.failNext('post', CALLS.save, problemReply(409, stale));
    app.server.on('get', CALLS.chart, [departmentNode(20, 'Conselho Fiscal', { nrVersao: 2 })]);
    const name = dialog.getByRole('textbox', { name: texts.name });
    await app.user.type(name, ' Consultivo{Enter}');
    expect(await dialog.findByText(stale)).toBeVisible();
    expect(name).toHaveValue('Conselho Consultivo');
    await app.user.click(dialog.getByRole('button', { name: texts.save }));
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(bodiesOf(app, CALLS.save)).toMatchObject([{ nrVersao: 1 }, { nrVersao: 2 }]);
  });
});

describe('moving a department', () => {
  it('offers where it may go, says where it went, and is undone from there', async () => {
    const app = await openChart();
    await start(app, 'Tecnologia', texts.move);
    const dialog = await dialogOf(texts.moveTitle);
    await app.user.click(dialog.getByRole('combobox', { name: texts.moveTo }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      texts.top,
      `Comercial${texts.below('Diretoria')}`,
      `Conselho${texts.atTop}`,
    ]);
    await app.user.click(options[2] as HTMLElement);
    await app.user.click(dialog.getByRole('button', { name: texts.moveConfirm }));
    expect(await screen.findByText(texts.moved('Tecnologia', 'Conselho'))).toBeVisible();
    expect(bodiesOf(app, CALLS.save)).toEqual([
      {
        idOrganogramaNo: 5,
        idOrganogramaNoSuperior: 20,
        nmDepartamento: 'Tecnologia',
        nrVersao: 4,
      },
    ]);
    await app.user.click(screen.getByRole('button', { name: texts.undo }));
    expect(await screen.findByText(texts.undone)).toBeVisible();
    expect(bodiesOf(app, CALLS.undo)).toEqual([{ idAlteracao: lastChange.idAlteracao + 1 }]);
  });

  it('goes below a department that is made there, at the top', async () => {
    const app = await openChart();
    await start(app, 'Tecnologia', texts.move);
    const dialog = await dialogOf(texts.moveTitle);
    await app.user.type(dialog.getByRole('combobox', { name: texts.moveTo }), 'Operações');
    await app.user.click(await screen.findByRole('option', { name: 'Criar “Operações”' }));
    await app.user.click(dialog.getByRole('button', { name: texts.moveConfirm }));
    expect(await screen.findByText(texts.moved('Tecnologia', 'Operações'))).toBeVisible();
    expect(bodiesOf(app, CALLS.save)).toMatchObject([
      { idOrganogramaNo: 0, idOrganogramaNoSuperior: 0, nmDepartamento: 'Operações' },
      { idOrganogramaNo: 5, idOrganogramaNoSuperior: 12 },
    ]);
  });

  it('waits while the department in sight could not be made', async () => {
    const app = await openChart(createServer());
    await start(app, 'Tecnologia', texts.move);
    const dialog = await dialogOf(texts.moveTitle);
    const field = dialog.getByRole('combobox', { name: texts.moveTo });
    await app.user.click(field);
    await app.user.click(await screen.findByRole('option', { name: /^Conselho/ }));
    app.server.on('post', CALLS.save, problemReply(500, 'Falhou.'));
    await app.user.clear(field);
    await app.user.type(field, 'Operações');
    await app.user.click(await screen.findByRole('option', { name: 'Criar “Operações”' }));
    await app.user.click(dialog.getByRole('button', { name: texts.moveConfirm }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Falhou/));
    await waitFor(() => expect(field).toHaveFocus());
    expect(bodiesOf(app, CALLS.save)).toMatchObject([{ nmDepartamento: 'Operações' }]);
  });

  it('is done by keys in the drawing, without a question', async () => {
    const app = await openChart();
    await press(app, 'Comercial', 'm{ArrowRight}{Enter}');
    expect(await screen.findByText(texts.moved('Comercial', 'Tecnologia'))).toBeVisible();
    expect(bodiesOf(app, CALLS.save)).toMatchObject([
      { idOrganogramaNo: 2, idOrganogramaNoSuperior: 5, nrVersao: 1 },
    ]);
  });
});

describe('deleting a department', () => {
  it('asks where go the departments below and the people, and says so on its button', async () => {
    const app = await openChart(createServer(), '/5');
    await start(app, 'Tecnologia', texts.remove);
    const dialog = within(await screen.findByRole('alertdialog', { name: texts.removeTitle }));
    expect(dialog.getByText(texts.removeText)).toBeVisible();
    const confirm = await dialog.findByRole('button', { name: texts.moveAndRemove(1, 7) });
    expect(confirm).toBeDisabled();
    expect(await axeViolations()).toEqual([]);
    for (const [field, option] of [
      [texts.departmentsTo(1), texts.top],
      [texts.peopleTo(7), 'Comercial'],
    ] as const) {
      await app.user.click(dialog.getByRole('combobox', { name: field }));
      await app.user.click(await screen.findByRole('option', { name: new RegExp(option) }));
    }
    await app.user.click(confirm);
    expect(await screen.findByText(texts.removed)).toBeVisible();
    expect(app.server.requestsTo('post', CALLS.remove)[0]?.query).toEqual({
      idOrganogramaNo: '5',
      idOrganogramaNoDestinoFilhos: '0',
      idOrganogramaNoDestinoPessoas: '2',
    });
    expect(app.address()).toBe(ADDRESS);
  });

  it('waits while where they go could not be made', async () => {
    const app = await openChart(createServer(), '/5');
    await start(app, 'Tecnologia', texts.remove);
    const dialog = within(await screen.findByRole('alertdialog', { name: texts.removeTitle }));
    const confirm = await dialog.findByRole('button', { name: texts.moveAndRemove(1, 7) });
    for (const [field, option] of [
      [texts.departmentsTo(1), texts.top],
      [texts.peopleTo(7), 'Comercial'],
    ] as const) {
      await app.user.click(dialog.getByRole('combobox', { name: field }));
      await app.user.click(await screen.findByRole('option', { name: new RegExp(option) }));
    }
    app.server.on('post', CALLS.save, problemReply(500, 'Falhou.'));
    const field = dialog.getByRole('combobox', { name: texts.peopleTo(7) });
    await app.user.clear(field);
    await app.user.type(field, 'Operações');
    await app.user.click(await screen.findByRole('option', { name: 'Criar “Operações”' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Falhou/));
    await app.user.click(confirm);
    expect(field).toHaveFocus();
    expect(app.server.requestsTo('post', CALLS.remove)).toEqual([]);
  });

  it('asks nothing more of an empty one, and stays when it is refused', async () => {
    const server = createServer().on('get', CALLS.details, {
      ...departmentDetails,
      filhos: [],
      qtdFuncionarios: 0,
      qtdInativos: 0,
    });
    const app = await openChart(server);
    await start(app, 'Conselho', texts.remove);
    const dialog = within(await screen.findByRole('alertdialog'));
    const confirm = dialog.getByRole('button', { name: texts.removeConfirm });
    await waitFor(() => expect(confirm).toBeEnabled());
    server.failNext('post', CALLS.remove, problemReply(409, 'Este departamento tem 1 pessoa.'));
    await app.user.click(confirm);
    expect(await screen.findByText(/tem 1 pessoa/)).toBeVisible();
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    server.on('post', CALLS.remove, () => finished.then(() => dataReply(null)));
    const reads = () => server.requestsTo('get', CALLS.details).length;
    await waitFor(() => expect(reads()).toBe(2));
    await app.user.click(confirm);
    finish();
    expect(await screen.findByText(texts.removed)).toBeVisible();
    expect(reads()).toBe(2);
  });
});
