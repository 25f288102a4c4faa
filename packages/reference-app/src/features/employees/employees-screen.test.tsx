import { faultReply, problemReply, staffUser } from '@aferir/api-client/testing';
import { HIRING_DAY_FAULT_TEXTS, type Right, SECTION } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as requestKinds from '../../routes/staff/request-kinds.ts';
import { appMessages } from '../../shared/app-messages.ts';
import { exportMessages } from '../../shared/exports/export-messages.ts';
import { handedLinkMessages } from '../../shared/handing/handed-link-messages.ts';
import { chosenPeopleText } from '../../shared/people/chosen-people-text.ts';
import { peopleNarrowingMessages as narrowed } from '../../shared/people/people-narrowing-messages.ts';
import { requestMessages } from '../../shared/requests/request-messages.ts';
import { slipTexts } from '../../shared/slips/slip-texts.ts';
import { actOnRow, offeredFor } from '../../shared/testing/act-on-row.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { dialogOf } from '../../shared/testing/dialog-of.ts';
import { employee } from '../../shared/testing/employee-fixture.ts';
import { writtenList } from '../../shared/testing/export-test.ts';
import { listScene } from '../../shared/testing/list-scene.ts';
import { namedPosition } from '../../shared/testing/position-fixture.ts';
import { renderApp } from '../../shared/testing/render-app.tsx';
import { massSendPreview } from '../../shared/testing/request-fixtures.ts';
import { interceptPdf, watchSavedFiles } from '../../shared/testing/saved-files.ts';
import { bodiesOf } from '../../shared/testing/sent-bodies.ts';
import { createStaffServer, type RightsBesides } from '../../shared/testing/staff-server.ts';
import { employeePasswordMessages as passwordTexts } from './employee-password-messages.ts';
import { employeesMessages as texts } from './employees-messages.ts';
import { firstAccessMessages } from './first-access-messages.ts';
import {
  employeeRecord,
  employeeTotals,
  formerEmployee,
  tiedEmployee,
} from './testing/employees-fixtures.ts';

afterEach(() => localStorage.clear());
const ADDRESS = '/funcionarios';
const LIST = '/OrganogramaPessoa/Get';
const SAVE = '/OrganogramaPessoa/Post';
const REMOVE = '/OrganogramaPessoa/Delete';
const LEAVE = '/OrganogramaPessoa/InativarFuncionario';
const BACK = '/OrganogramaPessoa/AtivarFuncionario';
const PASSWORD = '/AuthPessoa/set-senha';
const FIRST_ACCESS = '/OrganogramaPessoa/CriarLinkPrimeiroAcesso';

const saved = watchSavedFiles();

function createServer(rights?: readonly Right[], besides?: RightsBesides) {
  const activity = { idOrganogramaPessoa: 42, flAtivo: false };
  return createStaffServer(SECTION.employees, rights, besides)
    .on('get', LIST, {
      rows: [employee, tiedEmployee, formerEmployee],
      qtdRecords: 3,
    })
    .on('get', '/Resposta/ObterFuncionariosPerfis', employeeTotals)
    .on('get', '/OrganogramaPessoa/GetFuncionario/{idOrganogramaPessoa}', employeeRecord)
    .on('get', '/OrganogramaCargo/Get', {
      rows: [namedPosition],
      qtdRecords: 1,
      qtdCargosTotal: 1,
      qtdFuncionariosTotal: 1,
      qtdDepartamentosTotal: 1,
    })
    .on('get', '/OrganogramaNo/Get', {
      rows: [{ idOrganogramaNo: 6, nmDepartamento: 'Vendas' }],
      qtdRecords: 1,
    })
    .on('post', SAVE, 42)
    .on('post', REMOVE, null)
    .on('post', LEAVE, activity)
    .on('post', BACK, { ...activity, flAtivo: true })
    .on('post', PASSWORD, null);
}

const list = listScene({ address: ADDRESS, list: LIST, texts, count: 3, createServer });
const openList = list.open;

async function openForm(id: number | 'novo', server = createServer()) {
  const app = await openList(server, `${ADDRESS}?registro=${id}`);
  const name = id === 'novo' ? texts.save : texts.saveEdit;
  const save = await screen.findByRole('button', { name });
  return { ...app, save, dialog: within(screen.getByRole('dialog')) };
}

describe('the list of employees', () => {
  it('shows them with the counts, and is accessible', async () => {
    await openList();
    expect(screen.getAllByText('(11) 91234-5678')[0]).toBeVisible();
    expect(screen.getByText('1.062')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('offers those who may only view nothing to change, and those selected to take away', async () => {
    const app = await openList(createServer([]));
    await list.expectNotOffered(app.user, employee.nmPessoa, [
      texts.edit,
      texts.setPassword,
      texts.deactivate,
      texts.remove,
    ]);
    expect(screen.queryByRole('link', { name: texts.importing })).toBeNull();
    await app.user.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
    const bar = screen.getByText(chosenPeopleText(3)).parentElement as HTMLElement;
    const offered = within(bar)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(offered).toEqual(['Limpar seleção', 'Exportar 3 pessoas escolhidas']);
  });

  it('narrows down to the active ones', async () => {
    const app = await openList(createServer(), `${ADDRESS}?filtro=ativos`);
    const [first] = app.server.requestsTo('get', LIST);
    expect(first?.query).toMatchObject({ somenteAtivos: 'true' });
  });

  it('is selected whole, beyond its page', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({
      ...employee,
      idOrganogramaPessoa: 100 + index,
      nmPessoa: `Pessoa ${index + 1}`,
    }));
    const server = createServer().on('get', LIST, ({ query }) => ({
      rows: rows.slice(0, Number(query.take)),
      qtdRecords: 40,
    }));
    const { user } = await renderApp(`${ADDRESS}?ordem=-cargo`, { as: 'staff', server });
    await screen.findByText('Pessoa 1');
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
    await user.click(screen.getByRole('button', { name: requestMessages.chooseAll(40) }));
    expect(await screen.findByText(chosenPeopleText(40))).toBeVisible();
    expect(screen.getByRole('button', { name: texts.deactivateMany(40) })).toBeVisible();
    expect(server.requestsTo('get', LIST).at(-1)?.query).toMatchObject({
      take: '500',
      ordem: '-cargo',
    });
  });

  it('has those who are selected taken away, whatever it is narrowed down to', async () => {
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const server = createServer()
      .on('post', '/Exportacao/Post', 31)
      .on('get', '/Exportacao/Get/{idExportacao}', writtenList);
    const app = await openList(server, `${ADDRESS}?filtro=ativos&ordem=-cargo`);
    for (const { nmPessoa } of [employee, tiedEmployee]) {
      await app.user.click(screen.getByRole('checkbox', { name: `Selecionar ${nmPessoa}` }));
    }
    await app.user.click(screen.getByRole('button', { name: 'Exportar 2 pessoas escolhidas' }));
    await app.user.click(await screen.findByRole('menuitem', { name: exportMessages.formats.csv }));
    expect(await screen.findByText(exportMessages.saved(77))).toBeVisible();
    expect(bodiesOf(app, '/Exportacao/Post')).toEqual([
      { dsLista: 'funcionarios', dsFormato: 'csv', dsConsulta: 'ordem=-cargo&lstPessoas=42%2C43' },
    ]);
    expect(save).toHaveBeenCalledOnce();
    save.mockRestore();
  });

  it('has an assessment sent to those who are selected, of the kinds that one may send', async () => {
    const PREVIEW = '/Resposta/GetPreviaEnvioTodos';
    const SEND = '/Resposta/PostTodosFuncionarios';
    const besides: RightsBesides = [[SECTION.behavioral, 'incluir'], [SECTION.performance]];
    const server = createServer([], besides)
      .on('get', PREVIEW, massSendPreview)
      .on('post', SEND, { qtdEnviados: 2, qtdIgnorados: 1 });
    const { user } = await openList(server);
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
    const send = () =>
      user.click(screen.getByRole('button', { name: requestMessages.sendAssessment }));
    await send();
    const { behavioral, performance } = requestMessages.kinds;
    expect(screen.queryByRole('menuitem', { name: performance })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: behavioral }));
    const { chosen } = requestMessages.audiences;
    const dialog = () => screen.findByRole('alertdialog');
    expect(await within(await dialog()).findByRole('radio', { name: chosen(2) })).toBeChecked();
    expect(await axeViolations()).toEqual([]);
    await user.click(within(await dialog()).getByRole('button', { name: requestMessages.cancel }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await send();
    await user.click(await screen.findByRole('menuitem', { name: behavioral }));
    const name = requestMessages.sendToPeople(2);
    await user.click(await within(await dialog()).findByRole('button', { name }));
    expect(await screen.findByText(requestMessages.massSendResult(2, 1, 0))).toBeVisible();
    expect(server.requestsTo('post', SEND)[0]?.body).toMatchObject({ lstPessoas: [42, 43, 44] });
    expect(screen.queryByText(chosenPeopleText(3))).toBeNull();
  });

  it('says what has to be there before those who are selected can be reviewed', async () => {
    const besides: RightsBesides = [
      [SECTION.performance, 'incluir'],
      [SECTION.positions, 'incluir'],
    ];
    const server = createServer([], besides).on('get', '/RespostaDesempenho/GetPreviaEnvioTodos', {
      ...massSendPreview,
      flSemCompetencias: true,
    });
    const { user } = await openList(server);
    await user.click(screen.getByRole('checkbox', { name: `Selecionar ${employee.nmPessoa}` }));
    await user.click(screen.getByRole('button', { name: requestMessages.sendAssessment }));
    const { performance } = requestMessages.kinds;
    await user.click(await screen.findByRole('menuitem', { name: performance }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText(requestMessages.needsCompetencies)).toBeVisible();
    expect(dialog.getByRole('link', { name: requestMessages.addCompetency })).toHaveAttribute(
      'href',
      '/homelogado/competencias?registro=novo',
    );
    expect(dialog.queryByText(/^Deseja realmente/)).toBeNull();
    expect(dialog.queryByRole('button', { name: /^Enviar/ })).toBeNull();
    expect(await axeViolations()).toEqual([]);
  });

  it('says so where what sends could not be loaded', async () => {
    vi.spyOn(requestKinds, 'loadRequestKinds').mockRejectedValueOnce(new Error('Lost'));
    const { user } = await openList(createServer([], [[SECTION.performance, 'incluir']]));
    await user.click(screen.getByRole('checkbox', { name: `Selecionar ${employee.nmPessoa}` }));
    await user.click(screen.getByRole('button', { name: requestMessages.sendAssessment }));
    const { performance } = requestMessages.kinds;
    await user.click(await screen.findByRole('menuitem', { name: performance }));
    expect(await screen.findByText(appMessages.lostChunkText)).toBeVisible();
  });

  it('leads to those who were assessed, by those who may see them', async () => {
    const server = createServer(undefined, [[SECTION.behavioral]]);
    const app = await openList(server);
    const figures = within(screen.getByRole('region', { name: texts.figures }));
    const name = new RegExp(`^${texts.assessed}`);
    const figure = await figures.findByRole('link', { name });
    expect(figure).toHaveAttribute('href', '/homelogado/comportamental?perfil=qualquer');
    await app.user.click(figure);
    await waitFor(() =>
      expect(server.requestsTo('get', LIST).at(-1)?.query).toMatchObject({
        nmPerfil: 'Avaliados',
        somenteAtivos: 'true',
      }),
    );
  });

  it('narrows down to those whom a figure counts', async () => {
    const app = await openList();
    const figures = within(screen.getByRole('region', { name: texts.figures }));
    await app.user.click(
      await figures.findByRole('link', { name: new RegExp(`^${texts.inactive}: `) }),
    );
    await waitFor(() => expect(app.address()).toBe(`${ADDRESS}?filtro=inativos`));
    await waitFor(() =>
      expect(app.server.requestsTo('get', LIST).at(-1)?.query).toMatchObject({
        somenteAtivos: 'false',
        somenteInativos: 'true',
      }),
    );
    await app.user.click(figures.getByRole('link', { name: new RegExp(`^${texts.active}: `) }));
    await waitFor(() => expect(app.address()).toBe(`${ADDRESS}?filtro=ativos`));
    for (const label of [texts.assessed, texts.notAssessed]) {
      expect(figures.queryByRole('link', { name: new RegExp(`^${label}`) })).toBeNull();
    }
  });

  list.testWithoutRecords();
  list.testTakenAway('funcionarios', {
    'filtro=ativos&departamento=6&cargo=3&gestor=7&importacao=9&ordem=-email': {
      somenteAtivos: 'true',
      idOrganogramaNo: '6',
      idOrganogramaCargo: '3',
      idGestor: '7',
      idImportacao: '9',
      ordem: '-email',
    },
    'filtro=inativos&gestor=nenhum': {
      somenteAtivos: 'false',
      somenteInativos: 'true',
      semGestor: 'true',
    },
  });
  list.testSorted({ [texts.email]: 'email', [texts.gender]: 'genero', [texts.phone]: 'telefone' });
});

describe('a list that a link narrows down', () => {
  it('is of a department with those below it, until that is taken back', async () => {
    const app = await openList(createServer(), `${ADDRESS}?departamento=6&filtro=ativos`);
    const asked = () => app.server.requestsTo('get', LIST).at(-1)?.query;
    expect(asked()).toMatchObject({ idOrganogramaNo: '6', somenteAtivos: 'true' });
    await app.user.click(
      await screen.findByRole('button', {
        name: `${narrowed.department('Vendas')} (remover filtro)`,
      }),
    );
    await waitFor(() => expect(app.address()).toBe(`${ADDRESS}?filtro=ativos`));
    await waitFor(() => expect(Object.keys(asked() ?? {})).not.toContain('idOrganogramaNo'));
  });

  it('says so where what it is narrowed down to is not there', async () => {
    const none = { rows: [], qtdRecords: 0 };
    const server = createServer().on('get', '/OrganogramaCargo/GetOpcoes', none);
    await openList(server, `${ADDRESS}?cargo=77`);
    const chip = `${narrowed.position(narrowed.unknown)} (remover filtro)`;
    expect(await screen.findByRole('button', { name: chip })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });
});

describe('the form of an employee', () => {
  it('adds one', async () => {
    const app = await openForm('novo');
    const { dialog, user, save } = app;
    await user.click(save);
    expect((await dialog.findAllByText(texts.required)).length).toBeGreaterThan(0);
    await user.type(dialog.getByRole('textbox', { name: texts.name }), 'Rita Prado');
    await user.type(dialog.getByRole('textbox', { name: texts.email }), 'rita@empresa.example');
    await user.type(dialog.getByRole('textbox', { name: texts.mobile }), '11988887777');
    for (const [label, option] of [
      [texts.position, 'Assistente'],
      [texts.department, 'Vendas'],
    ] as const) {
      await user.click(dialog.getByRole('combobox', { name: label }));
      await user.click(await screen.findByRole('option', { name: option }));
    }
    const number = dialog.getByRole('textbox', { name: new RegExp(texts.registrationNumber) });
    await user.type(number, ' 001207 ');
    const cpf = dialog.getByRole('textbox', { name: new RegExp(texts.cpf) });
    await user.type(cpf, '52998224724');
    const born = dialog.getByRole('textbox', { name: new RegExp(texts.birthDate) });
    await user.type(born, '14051990');
    const hired = dialog.getByRole('textbox', { name: new RegExp(texts.hiredOn) });
    await user.type(hired, '31022024');
    await user.click(save);
    expect((await dialog.findAllByText(HIRING_DAY_FAULT_TEXTS.unreadable))[0]).toBeVisible();
    expect((await dialog.findAllByText(texts.cpfInvalid))[0]).toBeVisible();
    await user.clear(hired);
    await user.clear(cpf);
    await user.type(cpf, '52998224725');
    await user.type(hired, '04032024');
    await user.click(dialog.getByRole('combobox', { name: new RegExp(texts.managers) }));
    await user.click(await screen.findByRole('option', { name: /Ana Souza/ }));
    await user.click(save);
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(bodiesOf(app, SAVE)).toEqual([
      {
        idOrganogramaPessoa: 0,
        nmPessoa: 'Rita Prado',
        cdPessoaCliente: '001207',
        nrCpf: '529.982.247-25',
        dtNascimento: '1990-05-14',
        tpSexo: null,
        dsEmail: 'rita@empresa.example',
        nrTelefone: '(11) 98888-7777',
        dtAdmissao: '2024-03-04',
        cdIdioma: null,
        idOrganogramaCargo: 9,
        idOrganogramaNo: 6,
        flAtivo: true,
        urlFoto: '',
        idsGestores: [42],
      },
    ]);
    expect(app.address()).toBe(ADDRESS);
  });

  it('asks for no language where the company offers one', async () => {
    const { dialog } = await openForm(42);
    expect(dialog.queryByLabelText(/^Idioma/)).not.toBeInTheDocument();
  });

  it('says the language of one where the company offers several, and one that it offers no more', async () => {
    const server = createServer()
      .on('get', '/auth/GetUser', {
        ...staffUser,
        permissions: { flAdministrador: true, secoes: [] },
        lstIdiomas: ['en', 'pt-BR'],
      })
      .on('get', '/OrganogramaPessoa/GetFuncionario/{idOrganogramaPessoa}', {
        ...employeeRecord,
        cdIdioma: 'es',
      });
    const app = await openForm(42, server);
    const language = await app.dialog.findByLabelText(/^Idioma/);
    expect(language).toHaveDisplayValue('Español (não é mais oferecido)');
    await app.user.selectOptions(language, 'O da empresa (English)');
    await app.user.click(app.save);
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(bodiesOf(app, SAVE)).toEqual([expect.objectContaining({ cdIdioma: null })]);
  });

  it('changes one on its version, and keeps what was typed when the server refuses', async () => {
    const server = createServer().on(
      'post',
      SAVE,
      faultReply({ dsEmail: 'Este e-mail já está em uso.' }),
    );
    const app = await openForm(42, server);
    const { dialog, user, save } = app;
    expect(await axeViolations()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: texts.removeManager('Carla Nunes') }));
    const number = dialog.getByRole('textbox', { name: new RegExp(texts.registrationNumber) });
    expect(number).toHaveValue('001203');
    await user.clear(number);
    const hired = dialog.getByRole('textbox', { name: new RegExp(texts.hiredOn) });
    expect(hired).toHaveValue('04/03/2024');
    await user.clear(hired);
    const email = dialog.getByRole('textbox', { name: texts.email });
    expect(dialog.queryByText(texts.emailChangedHint)).toBeNull();
    await user.clear(email);
    await user.type(email, 'outra@empresa.example');
    expect(email).toHaveAccessibleDescription(texts.emailChangedHint);
    await user.click(save);
    expect((await dialog.findAllByText(/já está em uso/))[0]).toBeVisible();
    expect(email).toHaveValue('outra@empresa.example');
    expect(bodiesOf(app, SAVE)).toMatchObject([
      { nrVersao: 3, idsGestores: [], cdPessoaCliente: null, dtAdmissao: null },
    ]);
  });
});

describe('deleting an employee', () => {
  it('asks first', async () => {
    const app = await openList();
    await actOnRow(app.user, texts.remove, employee.nmPessoa);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(texts.removeText)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: texts.remove }));
    expect(await screen.findByText(texts.removed)).toBeVisible();
  });

  it.each([
    ['at once where the list knows of ties', tiedEmployee, createServer()],
    [
      'when the server knows of ties',
      employee,
      createServer().on('post', REMOVE, problemReply(409, texts.hasTies)),
    ],
  ])('offers to deactivate instead, %s', async (_case, { nmPessoa }, server) => {
    const app = await openList(server);
    await actOnRow(app.user, texts.remove, nmPessoa);
    if (nmPessoa === employee.nmPessoa) {
      const question = within(await screen.findByRole('alertdialog'));
      await app.user.click(question.getByRole('button', { name: texts.remove }));
    }
    expect(await screen.findByText(texts.hasTies)).toBeVisible();
    await app.user.click(await screen.findByRole('button', { name: texts.deactivateConfirm }));
    expect(await screen.findByText(texts.deactivated)).toBeVisible();
    expect(bodiesOf(app, LEAVE)).toHaveLength(1);
  });
});

describe('employees who go and come back', () => {
  it('are deactivated together, by their number, and told of one who stays', async () => {
    const app = await openList();
    for (const name of [employee.nmPessoa, tiedEmployee.nmPessoa, formerEmployee.nmPessoa]) {
      await app.user.click(
        screen.getAllByRole('checkbox', { name: new RegExp(name) })[0] as HTMLElement,
      );
    }
    await app.user.click(screen.getByRole('button', { name: texts.deactivateMany(2) }));
    const dialog = within(await screen.findByRole('alertdialog'));
    app.server.failNext('post', LEAVE, problemReply(409, 'É o último administrador.'));
    await app.user.click(dialog.getByRole('button', { name: texts.deactivateMany(2) }));
    expect(await screen.findByText(/último administrador/)).toBeVisible();
    expect(bodiesOf(app, LEAVE)).toEqual([
      { idOrganogramaPessoa: 42 },
      { idOrganogramaPessoa: 43 },
    ]);
  });

  it('are brought back', async () => {
    const app = await openList();
    await actOnRow(app.user, texts.activate, formerEmployee.nmPessoa);
    expect(await screen.findByText(texts.activated)).toBeVisible();
    expect(bodiesOf(app, BACK)).toEqual([{ idOrganogramaPessoa: 44 }]);
  });
});

describe('a link for a first password', () => {
  const link = {
    hash: '4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E',
    dtValidade: '2026-12-01T12:00:00.000Z',
    idOrganogramaPessoa: employee.idOrganogramaPessoa,
    nmPessoa: employee.nmPessoa,
    nmDepartamento: 'Tecnologia',
    nrTelefone: '11912345678',
    cdIdioma: 'es' as const,
  };
  const unmailed = () =>
    createServer().on('get', LIST, {
      rows: [{ ...employee, dsEmail: null }, tiedEmployee, { ...formerEmployee, dsEmail: null }],
      qtdRecords: 3,
    });

  it('is made for somebody without an e-mail, to copy, send or print, and says why it is not', async () => {
    interceptPdf();
    const why = 'Esta pessoa já tem senha.';
    const server = unmailed()
      .failNext('post', FIRST_ACCESS, problemReply(409, why))
      .on('post', FIRST_ACCESS, link);
    const app = await openList(server);
    await actOnRow(app.user, texts.firstAccessLink, employee.nmPessoa);
    const dialog = await dialogOf(firstAccessMessages.title);
    expect(dialog.getByText(firstAccessMessages.replaces)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: handedLinkMessages.make }));
    expect(await screen.findByText(new RegExp(why))).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: handedLinkMessages.make }));
    const address = `${window.location.origin}/primeiro-acesso/${link.hash}?tipo=entregue`;
    const field = await dialog.findByLabelText(handedLinkMessages.made(employee.nmPessoa));
    expect(field).toHaveValue(address);
    const conversation = dialog.getByRole('link', { name: /WhatsApp/ });
    expect(conversation.getAttribute('href')).toContain('https://wa.me/5511912345678?text=');
    const sent = decodeURIComponent(conversation.getAttribute('href') ?? '');
    expect(sent).toContain(`Crea tu contraseña del portal con este enlace: ${address}`);
    expect(await axeViolations()).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: firstAccessMessages.print }));
    expect(await screen.findByText('O bilhete está no PDF.')).toBeVisible();
    const text = await saved.at(-1)?.file.text();
    expect(text).toContain(slipTexts.es.subjects.firstAccess);
    expect(text).toContain('Vale hasta el 01/12/2026');
    expect(bodiesOf(app, FIRST_ACCESS).at(-1)).toEqual({ idOrganogramaPessoa: 42 });
  });

  it('is offered for nobody whom mail reaches, or who has left', async () => {
    const app = await openList(unmailed());
    for (const { nmPessoa } of [tiedEmployee, formerEmployee]) {
      const offered = await offeredFor(app.user, nmPessoa);
      expect(offered.length).toBeGreaterThan(0);
      expect(offered).not.toContain(texts.firstAccessLink);
    }
  });
});

describe('the password of an employee', () => {
  it('is for whoever sets it to tell where nothing can be mailed', async () => {
    const rows = [{ ...employee, dsEmail: null }, tiedEmployee, formerEmployee];
    const app = await openList(createServer().on('get', LIST, { rows, qtdRecords: 3 }));
    await actOnRow(app.user, texts.setPassword, employee.nmPessoa);
    const dialog = within(await screen.findByRole('dialog', { name: passwordTexts.passwordTitle }));
    expect(dialog.getByText(passwordTexts.passwordHandedNotice)).toBeVisible();
    expect(dialog.queryByText(passwordTexts.passwordNotice)).toBeNull();
  });

  it('is set with Enter, and asked for where it is missing', async () => {
    const app = await openList();
    await actOnRow(app.user, texts.setPassword, employee.nmPessoa);
    const dialog = within(await screen.findByRole('dialog', { name: passwordTexts.passwordTitle }));
    expect(dialog.getByText(passwordTexts.passwordNotice)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: passwordTexts.savePassword }));
    expect((await dialog.findAllByText(passwordTexts.passwordRequired))[0]).toBeVisible();
    await app.user.type(dialog.getByLabelText(passwordTexts.password), 'ipe-amarelo-27{Enter}');
    expect(await screen.findByText(passwordTexts.passwordSet)).toBeVisible();
    expect(bodiesOf(app, PASSWORD)).toEqual([
      { idOrganogramaPessoa: 42, novaSenha: 'ipe-amarelo-27' },
    ]);
  });
});
