import type { PathOf } from '@aferir/api-client';
import { type FakeServer, hanging, problemReply } from '@aferir/api-client/testing';
import { type Right, SECTION } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exportMessages } from '../../shared/exports/export-messages.ts';
import { staffFormMessages } from '../../shared/forms/form-messages.ts';
import { listMessages } from '../../shared/lists/list-messages.ts';
import type { PlaceChangeTexts } from '../../shared/people/place-kind.ts';
import { placePeopleMessages } from '../../shared/people/place-people-messages.ts';
import { actOnRow } from '../../shared/testing/act-on-row.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { writtenList } from '../../shared/testing/export-test.ts';
import { listScene } from '../../shared/testing/list-scene.ts';
import { renderApp } from '../../shared/testing/render-app.tsx';
import { createStaffServer, type RightsBesides } from '../../shared/testing/staff-server.ts';
import {
  careersMessages,
  positionPlaceMessages as placeTexts,
  positionsMessages as texts,
} from './positions-messages.ts';
import {
  competencies,
  importedPosition,
  position,
  positionList,
  positionPerson,
  seniorities,
} from './testing/positions-fixtures.ts';

afterEach(() => localStorage.clear());
const ADDRESS = '/homelogado/cargos';
const LIST = '/OrganogramaCargo/Get';
const REMOVE = '/OrganogramaCargo/Delete';

function createServer(rights?: readonly Right[], besides?: RightsBesides) {
  return createStaffServer(SECTION.positions, rights, besides)
    .on('get', LIST, positionList)
    .on('get', '/Senioridade/Get', seniorities)
    .on('get', '/OrganogramaPessoa/GetNoCargo', { rows: [positionPerson], qtdRecords: 1 })
    .on('get', '/OrganogramaPessoa/GetSemCargo', {
      rows: [{ ...positionPerson, idOrganogramaPessoa: 43, nmPessoa: 'Bruno Lima' }],
      qtdRecords: 1,
    })
    .on('get', '/CompetenciaDesempenho/Get', competencies)
    .on('post', REMOVE, null)
    .on('post', '/OrganogramaPessoa/RemoveCargo', null)
    .on('post', '/OrganogramaPessoa/addFuncionarioNoCargo', null)
    .on('post', '/Senioridade/Post', 3)
    .on('post', '/Senioridade/Delete', null)
    .on('post', '/Senioridade/Ordenar', null)
    .on('post', '/CompetenciaDesempenho/Post', 5)
    .on('post', '/CompetenciaDesempenho/Ordenar', null)
    .on('post', '/CompetenciaDesempenho/Situacao', null);
}

const list = listScene({ address: ADDRESS, list: LIST, texts, count: 2, createServer });
const openList = list.open;

async function openDialog(address: string, server = createServer()) {
  const app = await openList(server, `${ADDRESS}${address}`);
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

async function openPage(address: string, heading: string, server = createServer()) {
  const app = await renderApp(address, { as: 'staff', server });
  await screen.findByRole('list', { name: heading });
  return app;
}

const sentTo = ({ server }: { server: FakeServer }, path: PathOf<'post'>) =>
  server.requestsTo('post', path).at(-1);
const bodyOf = (app: { server: FakeServer }, path: PathOf<'post'>) => sentTo(app, path)?.body;

it.each([
  ['/homelogado/competencias', '/CompetenciaDesempenho/Get'],
  ['/homelogado/senioridades', '/Senioridade/Get'],
] as const)('%s is on its way in the shape of a list', async (address, call) => {
  await renderApp(address, { as: 'staff', server: createServer().on('get', call, hanging) });
  const group = await screen.findByText(staffFormMessages.loading);
  const shape = group.parentElement;
  expect(shape?.querySelectorAll('[data-shape="text"]').length).toBeGreaterThanOrEqual(12);
  expect(shape?.querySelector('[data-shape="block"]')).toBeNull();
});

describe('the list of positions', () => {
  it('shows them with figures of the company, and is accessible', async () => {
    await openList();
    expect(screen.getAllByText('R$ 6.500,00')[0]).toBeVisible();
    expect(screen.getByText('1.048')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('offers those who may only view nothing to change, and shows them the people', async () => {
    const app = await openList(createServer([]));
    await list.expectNotOffered(app.user, position.nmCargo, [texts.edit, texts.remove]);
    await actOnRow(app.user, texts.people, position.nmCargo);
    expect(await screen.findByText(positionPerson.nmPessoa)).toBeVisible();
    expect(app.address()).toBe(`${ADDRESS}/8?ver=funcionarios`);
  });

  it('leads from each name to its form and from each count to its people, where the list stays', async () => {
    const app = await openList(createServer(), `${ADDRESS}?busca=an`);
    const people = texts.peopleIn(2, importedPosition.nmCargo);
    await app.user.click(screen.getByRole('link', { name: people }));
    expect(await screen.findByText(positionPerson.nmPessoa)).toBeVisible();
    expect(app.address()).toBe(`${ADDRESS}/9?busca=an&ver=funcionarios`);
    await app.user.keyboard('{Escape}');
    await app.user.click(await screen.findByRole('link', { name: position.nmCargo }));
    // The form takes the place of what stands there until it is read.
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: texts.editTitle })).toBeVisible(),
    );
    expect(app.address()).toBe(`${ADDRESS}/8?busca=an`);
  });

  it('has no link to what nobody is in, nor to a form for those who may only view', async () => {
    await openList(createServer([]));
    expect(screen.queryByRole('link', { name: texts.peopleIn(0, position.nmCargo) })).toBeNull();
    expect(screen.queryByRole('link', { name: position.nmCargo })).toBeNull();
    expect(
      screen.getByRole('link', { name: texts.peopleIn(2, importedPosition.nmCargo) }),
    ).toBeVisible();
  });

  it('leads from the figures of the company to what they count, for those who may see it', async () => {
    const besides: RightsBesides = [[SECTION.employees], [SECTION.organization]];
    await openList(createServer(undefined, besides));
    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(leadsTo('Funcionários: 1.048')).toBe('/funcionarios?filtro=ativos');
    expect(leadsTo('Departamentos: 15')).toBe('/homelogado/organograma');
  });

  it('has figures alone for those who may not, and one of each in words of its own', async () => {
    const counts = { qtdCargosTotal: 1, qtdFuncionariosTotal: 1, qtdDepartamentosTotal: 1 };
    await openList(createServer().on('get', LIST, { ...positionList, ...counts }));
    const figures = within(screen.getByRole('region', { name: texts.figures }));
    const links = figures.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([ADDRESS]);
    expect(figures.getByText('cargo')).toBeVisible();
    expect(figures.getByText('ativo')).toBeVisible();
  });

  list.testWithoutRecords();
  list.testTakenAway('cargos', { 'ordem=-piso': { ordem: '-piso' } });
  list.testSorted({ [texts.salary]: 'piso' });
});

describe('deleting a position', () => {
  it('asks first', async () => {
    const app = await openList();
    await actOnRow(app.user, texts.remove, position.nmCargo);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(texts.removeText)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: texts.remove }));
    expect(await screen.findByText(texts.removed)).toBeVisible();
  });

  it('asks where the people go', async () => {
    const app = await openList();
    await actOnRow(app.user, texts.remove, importedPosition.nmCargo);
    const dialog = within(await screen.findByRole('alertdialog'));
    const confirm = dialog.getByRole('button', { name: texts.moveAndRemove(2) });
    expect(confirm).toBeDisabled();
    await app.user.click(dialog.getByRole('combobox', { name: texts.moveTo }));
    await app.user.click(await screen.findByRole('option', { name: position.nmCargo }));
    await app.user.click(confirm);
    expect(await screen.findByText(texts.removed)).toBeVisible();
    expect(sentTo(app, REMOVE)?.query).toEqual({
      idOrganogramaCargo: '9',
      idOrganogramaCargoDestino: '8',
    });
  });

  it('waits while the position in sight could not be made', async () => {
    const failing = problemReply(500, 'Falhou.');
    const app = await openList(createServer().on('post', '/OrganogramaCargo/Post', failing));
    await actOnRow(app.user, texts.remove, importedPosition.nmCargo);
    const dialog = within(await screen.findByRole('alertdialog'));
    const field = dialog.getByRole('combobox', { name: texts.moveTo });
    await app.user.click(field);
    await app.user.click(await screen.findByRole('option', { name: position.nmCargo }));
    await app.user.clear(field);
    await app.user.type(field, 'Vendedor');
    await app.user.click(await screen.findByRole('option', { name: 'Criar “Vendedor”' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Falhou/));
    await app.user.click(dialog.getByRole('button', { name: texts.moveAndRemove(2) }));
    expect(field).toHaveFocus();
    expect(sentTo(app, REMOVE)).toBeUndefined();
  });

  it('makes the position that the people go to', async () => {
    const app = await openList(createServer().on('post', '/OrganogramaCargo/Post', 31));
    await actOnRow(app.user, texts.remove, importedPosition.nmCargo);
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.user.type(dialog.getByRole('combobox', { name: texts.moveTo }), 'Vendedor');
    await app.user.click(await screen.findByRole('option', { name: 'Criar “Vendedor”' }));
    const confirm = dialog.getByRole('button', { name: texts.moveAndRemove(2) });
    await waitFor(() => expect(confirm).toBeEnabled());
    await app.user.click(confirm);
    expect(await screen.findByText(texts.removed)).toBeVisible();
    expect(sentTo(app, REMOVE)?.query).toMatchObject({ idOrganogramaCargoDestino: '31' });
  });
});

describe('the people of a position', () => {
  it('are taken out and put in after a question', async () => {
    const app = await openDialog('/8?ver=funcionarios');
    const { dialog, user } = app;
    const change = async (texts: PlaceChangeTexts, person: string) => {
      const name = placePeopleMessages.actionOn(texts.action, person);
      const [button] = await screen.findAllByRole('button', { name });
      await user.click(button as HTMLElement);
      const question = within(await screen.findByRole('alertdialog'));
      expect(question.getByText(texts.question)).toBeVisible();
      await user.click(question.getByRole('button', { name: texts.action }));
      expect(await screen.findByText(texts.done)).toBeVisible();
    };
    await dialog.findByText(positionPerson.nmPessoa);
    expect(await axeViolations()).toEqual([]);
    await change(placeTexts.takeOut, positionPerson.nmPessoa);
    await user.click(dialog.getByRole('button', { name: placeTexts.putIn.title }));
    await change(placeTexts.putIn, 'Bruno Lima');
    expect(bodyOf(app, '/OrganogramaPessoa/addFuncionarioNoCargo')).toEqual({
      idOrganogramaPessoa: 43,
      idOrganogramaCargo: 8,
    });
  });
});

describe('the competencies of the company', () => {
  const open = (server = createServer()) =>
    openPage('/homelogado/competencias', careersMessages.competencies, server);

  it('are put in order by a button each, retired and brought back', async () => {
    const app = await open();
    expect(await axeViolations()).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: listMessages.down('Comunicação') }));
    await waitFor(() =>
      expect(bodyOf(app, '/CompetenciaDesempenho/Ordenar')).toEqual({ idsCompetencias: [6, 5] }),
    );
    await app.user.click(
      screen.getByRole('button', { name: careersMessages.retire('Comunicação') }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: careersMessages.retireConfirm }));
    await waitFor(() =>
      expect(bodyOf(app, '/CompetenciaDesempenho/Situacao')).toEqual({
        idCompetencia: 5,
        flAtiva: false,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await app.user.click(
      screen.getByRole('button', { name: careersMessages.restore('Negociação') }),
    );
    await waitFor(() =>
      expect(bodyOf(app, '/CompetenciaDesempenho/Situacao')).toEqual({
        idCompetencia: 6,
        flAtiva: true,
      }),
    );
  });

  it('are added and changed', async () => {
    const app = await open();
    await app.user.click(screen.getByRole('button', { name: careersMessages.addCompetency }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: careersMessages.add }));
    expect((await dialog.findAllByText(staffFormMessages.required))[0]).toBeVisible();
    await app.user.type(dialog.getByRole('textbox', { name: careersMessages.code }), 'C09');
    await app.user.type(dialog.getByRole('textbox', { name: careersMessages.name }), 'Escuta');
    await app.user.type(
      dialog.getByRole('textbox', { name: new RegExp(careersMessages.description) }),
      'Ouve.',
    );
    await app.user.click(dialog.getByRole('button', { name: careersMessages.add }));
    expect(await screen.findByText(careersMessages.saved)).toBeVisible();
    expect(bodyOf(app, '/CompetenciaDesempenho/Post')).toEqual({
      idCompetencia: 0,
      cdCompetencia: 'C09',
      nmCompetencia: 'Escuta',
      dsCompetencia: 'Ouve.',
    });
  });

  it('are left alone by those who may only view', async () => {
    await open(createServer([]));
    for (const name of [
      listMessages.down('Comunicação'),
      careersMessages.edit('Comunicação'),
      careersMessages.retire('Comunicação'),
      careersMessages.addCompetency,
    ]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });
});

describe('the seniorities of the company', () => {
  const open = () => openPage('/homelogado/senioridades', careersMessages.seniorities);

  it('are renamed and put in order', async () => {
    const app = await open();
    expect(await axeViolations()).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: listMessages.up('Pleno') }));
    await waitFor(() =>
      expect(bodyOf(app, '/Senioridade/Ordenar')).toEqual({ idsSenioridades: [3, 2] }),
    );
    await app.user.click(screen.getByRole('button', { name: careersMessages.edit('Pleno') }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: careersMessages.name });
    await app.user.clear(name);
    await app.user.type(name, 'Médio{Enter}');
    expect(await screen.findByText(careersMessages.saved)).toBeVisible();
    expect(bodyOf(app, '/Senioridade/Post')).toEqual({ idSenioridade: 3, nmSenioridade: 'Médio' });
  });

  it('are deleted once their positions have another one', async () => {
    const app = await open();
    await app.user.click(screen.getByRole('button', { name: careersMessages.remove('Pleno') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const confirm = dialog.getByRole('button', { name: careersMessages.replaceAndRemove(2) });
    expect(confirm).toBeDisabled();
    await app.user.selectOptions(dialog.getByLabelText(careersMessages.replaceBy), 'Júnior');
    app.server.on('get', '/Senioridade/Get', seniorities.slice(0, 1));
    await app.user.click(confirm);
    expect(await screen.findByText(careersMessages.removed)).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement).toContainElement(
      screen.getByRole('list', { name: careersMessages.seniorities }),
    );
  });
});

it.each([
  ['competencias', careersMessages.competencies],
  ['senioridades', careersMessages.seniorities],
] as const)('the list of %s is taken away as a file', async (list, heading) => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const server = createServer()
    .on('post', '/Exportacao/Post', 31)
    .on('get', '/Exportacao/Get/{idExportacao}', writtenList);
  const app = await openPage(`/homelogado/${list}`, heading, server);
  await app.user.click(screen.getByRole('button', { name: exportMessages.export }));
  await app.user.click(await screen.findByRole('menuitem', { name: exportMessages.formats.csv }));
  expect(await screen.findByText(exportMessages.saved(77))).toBeVisible();
  expect(bodyOf(app, '/Exportacao/Post')).toEqual({
    dsLista: list,
    dsFormato: 'csv',
    dsConsulta: '',
  });
  save.mockRestore();
});
