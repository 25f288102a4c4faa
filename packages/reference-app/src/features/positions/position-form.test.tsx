import { faultReply, hanging, problemReply } from '@aferir/api-client/testing';
import { type Right, SECTION } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { staffFormMessages } from '../../shared/forms/form-messages.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { renderApp } from '../../shared/testing/render-app.tsx';
import { bodiesOf } from '../../shared/testing/sent-bodies.ts';
import { createStaffServer } from '../../shared/testing/staff-server.ts';
import { positionsMessages as texts } from './positions-messages.ts';
import {
  competencies,
  importedPosition,
  position,
  positionList,
  seniorities,
} from './testing/positions-fixtures.ts';

afterEach(() => localStorage.clear());
const ADDRESS = '/homelogado/cargos';
const LIST = '/OrganogramaCargo/Get';
const SAVE = '/OrganogramaCargo/Post';
const SET = '/OrganogramaCargoCompetencia/Post';
const READ_SET = '/OrganogramaCargoCompetencia/GetCargoCompetencias/{idOrganogramaCargo}';

const competency = {
  idCompetencia: 5,
  idOrganogramaCargo: 8,
  nmCompetencia: 'Comunicação',
  isPost: false,
};

function createServer(rights?: readonly Right[]) {
  return createStaffServer(SECTION.positions, rights)
    .on('get', LIST, { ...positionList, rows: [position] })
    .on('get', '/Senioridade/Get', seniorities)
    .on('get', READ_SET, [competency])
    .on('get', '/CompetenciaDesempenho/Get', competencies)
    .on('post', SAVE, 8)
    .on('post', SET, null)
    .on('post', '/Senioridade/Post', 4);
}

async function openDialog(address: string, server = createServer()) {
  const app = await renderApp(`${ADDRESS}${address}`, { as: 'staff', server });
  await screen.findByRole('textbox', { name: texts.name });
  const dialog = within(screen.getByRole('dialog'));
  return {
    ...app,
    dialog,
    name: () => dialog.getByRole('textbox', { name: texts.name }),
    details: () => dialog.getByRole('button', { name: staffFormMessages.moreDetails }),
    save: dialog.getByRole('button', { name: address === '/novo' ? texts.save : texts.saveEdit }),
  };
}

describe('adding a position', () => {
  it('takes its name alone', async () => {
    const app = await openDialog('/novo');
    const { dialog, user } = app;
    expect(dialog.getAllByRole('textbox')).toHaveLength(1);
    expect(await axeViolations()).toEqual([]);
    await user.click(app.save);
    expect(await dialog.findAllByText(staffFormMessages.required)).not.toHaveLength(0);
    await user.type(app.name(), ' Analista ');
    await user.click(app.save);
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(bodiesOf(app, SAVE)).toEqual([
      {
        idOrganogramaCargo: 0,
        nmCargo: 'Analista',
        dsDescricao: '',
        dsAtividades: '',
        vlPisoSalarial: null,
        idSenioridade: null,
        idsCompetencias: [],
      },
    ]);
    expect(app.address()).toBe(ADDRESS);
  });

  it('takes more on demand, in cents, with its competencies in the same save', async () => {
    const app = await openDialog('/novo');
    const { dialog, user } = app;
    await user.type(app.name(), 'Analista');
    await user.click(app.details());
    await user.type(dialog.getByRole('textbox', { name: new RegExp(texts.description) }), 'Lê.');
    await user.type(dialog.getByRole('textbox', { name: new RegExp(texts.activities) }), 'Faz.');
    await user.type(dialog.getByRole('textbox', { name: new RegExp(texts.salary) }), '1234,56');
    await user.click(dialog.getByRole('combobox', { name: new RegExp(texts.seniority) }));
    await user.click(await screen.findByRole('option', { name: 'Pleno' }));
    await user.click(dialog.getByRole('button', { name: new RegExp(texts.competencies) }));
    expect(dialog.queryByRole('checkbox', { name: 'Negociação' })).not.toBeInTheDocument();
    await user.click(await dialog.findByRole('checkbox', { name: 'Comunicação' }));
    expect(dialog.getByText(texts.chosenCompetencies(1))).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await user.click(app.save);
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(bodiesOf(app, SAVE)).toEqual([
      {
        idOrganogramaCargo: 0,
        nmCargo: 'Analista',
        dsDescricao: 'Lê.',
        dsAtividades: 'Faz.',
        vlPisoSalarial: 123_456,
        idSenioridade: 3,
        idsCompetencias: [5],
      },
    ]);
  });

  it('leads to the competencies where the company has none', async () => {
    const server = createServer().on('get', '/CompetenciaDesempenho/Get', []);
    const { dialog, user } = await openDialog('/novo', server);
    await user.click(dialog.getByRole('button', { name: new RegExp(texts.competencies) }));
    expect(await dialog.findByRole('link', { name: texts.addCompetencies })).toHaveAttribute(
      'href',
      '/homelogado/competencias',
    );
  });

  it('makes a seniority that is not there yet', async () => {
    const app = await openDialog('/novo');
    const { dialog, user } = app;
    await user.type(app.name(), 'Analista');
    await user.click(app.details());
    const field = dialog.getByRole('combobox', { name: new RegExp(texts.seniority) });
    await user.type(field, 'junior');
    await screen.findByRole('option', { name: 'Júnior' });
    expect(screen.queryByRole('option', { name: /Criar/ })).not.toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'Trainee');
    await screen.findByRole('option', { name: 'Criar “Trainee”' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
    expect(field).toHaveValue('Trainee');
    expect(bodiesOf(app, '/Senioridade/Post')).toEqual([
      { idSenioridade: 0, nmSenioridade: 'Trainee' },
    ]);
    await user.click(app.save);
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(bodiesOf(app, SAVE)).toMatchObject([{ idSenioridade: 4 }]);
  });

  it.each([
    ['0', texts.salaryFaults.none],
    ['1000000,01', texts.salaryFaults['too-high']],
  ])('refuses a salary of %s, and opens what holds it', async (salary, message) => {
    const app = await openDialog('/novo');
    const { dialog, user, server } = app;
    await user.type(app.name(), 'Analista');
    await user.click(app.details());
    await user.type(dialog.getByRole('textbox', { name: new RegExp(texts.salary) }), salary);
    await user.click(app.details());
    await user.click(app.save);
    expect((await dialog.findAllByText(message))[0]).toBeVisible();
    expect(app.details()).toHaveAttribute('aria-expanded', 'true');
    expect(dialog.getByRole('textbox', { name: new RegExp(texts.salary) })).toHaveFocus();
    expect(server.requestsTo('post', SAVE)).toEqual([]);
  });

  it('asks before what was typed is lost', async () => {
    const { name, user } = await openDialog('/novo');
    await user.type(name(), 'x');
    await user.keyboard('{Escape}');
    expect(await screen.findByText(staffFormMessages.discardText)).toBeVisible();
  });
});

describe('changing a position', () => {
  it('is on its version, and keeps what was typed when the server refuses', async () => {
    const app = await openDialog('/8');
    const { dialog, user } = app;
    expect(app.details()).toHaveAttribute('aria-expanded', 'true');
    app.server.on('post', SAVE, faultReply({ nmCargo: 'Nome já usado.' }));
    await user.clear(app.name());
    await user.type(app.name(), 'Outro');
    await user.click(app.save);
    expect((await dialog.findAllByText(/Nome já usado/))[0]).toBeVisible();
    expect(app.name()).toHaveValue('Outro');
    expect(bodiesOf(app, SAVE)).toMatchObject([{ idOrganogramaCargo: 8, nrVersao: 2 }]);
    expect(bodiesOf(app, SAVE)[0]).not.toHaveProperty('idsCompetencias');
    expect(await axeViolations()).toEqual([]);
  });

  it('renames one of an import without filling in the rest', async () => {
    const server = createServer().on('get', LIST, { ...positionList, rows: [importedPosition] });
    const app = await openDialog('/9', server);
    expect(app.details()).toHaveAttribute('aria-expanded', 'false');
    await app.user.clear(app.name());
    await app.user.type(app.name(), 'Assistente Comercial');
    await app.user.click(app.save);
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(bodiesOf(app, SAVE)).toMatchObject([
      { nmCargo: 'Assistente Comercial', vlPisoSalarial: null, idSenioridade: null },
    ]);
  });
});

describe('the competencies of a position', () => {
  const toggle = () => screen.findByRole('switch', { name: 'Comunicação' });
  const open = async (server = createServer()) => {
    const app = await renderApp(`${ADDRESS}/8?ver=competencias`, { as: 'staff', server });
    await toggle();
    return { ...app, dialog: within(screen.getByRole('dialog')) };
  };

  it('are kept by each switch at once, which says so, and have no button to save', async () => {
    const app = await open();
    const { dialog, user } = app;
    expect(dialog.queryByRole('button', { name: texts.saveEdit })).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: staffFormMessages.cancel })).toBeNull();
    app.server.on('get', READ_SET, [{ ...competency, isPost: true }]);
    await user.click(await toggle());
    expect(await screen.findByText(texts.competencySaved('Comunicação'))).toBeVisible();
    expect(await toggle()).toBeChecked();
    expect(await axeViolations()).toEqual([]);
    expect(bodiesOf(app, SET)).toEqual([{ idCompetencia: 5, idOrganogramaCargo: 8, isPost: true }]);
    const [close] = dialog.getAllByText(staffFormMessages.close);
    await user.click(close as HTMLElement);
    expect(app.address()).toBe(ADDRESS);
  });

  it('leave the focus at the switch while it is kept, which cannot be turned meanwhile', async () => {
    const app = await open();
    app.server.on('post', SET, hanging);
    (await toggle()).focus();
    await app.user.keyboard(' ');
    expect(await toggle()).toBeChecked();
    expect(await toggle()).toBeEnabled();
    await app.user.keyboard(' ');
    expect(await toggle()).toHaveFocus();
    expect(bodiesOf(app, SET)).toHaveLength(1);
  });

  it('leave the button there for what was typed before', async () => {
    const app = await openDialog('/8');
    await waitFor(() =>
      expect(app.dialog.getByRole('tab', { name: texts.editTitle })).toHaveFocus(),
    );
    await app.user.type(app.name(), ' II');
    await app.user.click(app.dialog.getByRole('tab', { name: texts.select }));
    await toggle();
    expect(app.dialog.getByRole('button', { name: texts.saveEdit })).toBeEnabled();
  });

  it('go back when the call fails, and it is told', async () => {
    const { user, server } = await open();
    server.on('post', SET, problemReply(500, 'Falhou.'));
    await user.click(await toggle());
    expect(await screen.findByText(/Falhou/)).toBeVisible();
    expect(await toggle()).not.toBeChecked();
    expect(screen.queryByText(texts.competencySaved('Comunicação'))).not.toBeInTheDocument();
  });
});
