import type { Schema } from '@aferir/api-client';
import { hanging, problemReply, staffSession, staffUser } from '@aferir/api-client/testing';
import { RIGHTS, type Right, SECTION, type SectionId } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { appMessages } from '../../../shared/app-messages.ts';
import { handedLinkMessages } from '../../../shared/handing/handed-link-messages.ts';
import { ERASURE_STAYS } from '../../../shared/people/erasure-text.ts';
import { handLinkMessages } from '../../../shared/requests/hand-link-messages.ts';
import { requestMessages } from '../../../shared/requests/request-messages.ts';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { dialogOf } from '../../../shared/testing/dialog-of.ts';
import { employee } from '../../../shared/testing/employee-fixture.ts';
import { testSortedExport } from '../../../shared/testing/export-test.ts';
import { renderApp } from '../../../shared/testing/render-app.tsx';
import { createStaffServer } from '../../../shared/testing/staff-server.ts';
import { employeesMessages } from '../employees-messages.ts';
import { firstAccessMessages } from '../first-access-messages.ts';
import { employeeRecord, employeeTotals } from '../testing/employees-fixtures.ts';
import { mails, sheet } from '../testing/sheet-fixture.ts';
import { personMessages as texts } from './person-messages.ts';

afterEach(() => localStorage.clear());

const ADDRESS = '/funcionarios/42';
const SHEET = '/OrganogramaPessoa/GetFicha/{idOrganogramaPessoa}';
const MAILS = '/OrganogramaPessoa/GetEmails/{idOrganogramaPessoa}';
const noRequests = { rows: [], qtdRecords: 0 };

/** Somebody who may do everything in the sections of the page. */
const everything = () =>
  createStaffServer(SECTION.employees, RIGHTS, [
    [SECTION.behavioral, ...RIGHTS],
    [SECTION.performance, ...RIGHTS],
    [SECTION.trainings],
    [SECTION.games],
  ]);

function serve(server = everything(), read: Schema<'EmployeeSheet'> = sheet) {
  return server
    .on('get', SHEET, read)
    .on('get', MAILS, mails)
    .on('get', '/Resposta/GetRespostasPessoa', noRequests)
    .on('get', '/RespostaDesempenho/GetRespostasPessoa', noRequests)
    .on('get', '/OrganogramaPessoa/Get', { rows: [employee], qtdRecords: 1 })
    .on('get', '/Resposta/ObterFuncionariosPerfis', employeeTotals)
    .on('get', '/OrganogramaPessoa/GetFuncionario/{idOrganogramaPessoa}', employeeRecord)
    .on('post', '/OrganogramaPessoa/Delete', null)
    .on('post', '/Resposta/Encerrar', { idResposta: 812, flEncerrado: true })
    .on('post', '/Resposta/SendEmailFuncionario', null);
}

async function openPage(server = serve(), address = ADDRESS) {
  const app = await renderApp(address, { as: 'staff', server });
  await screen.findByRole('heading', { level: 1, name: sheet.nmPessoa });
  return app;
}

const part = (name: string) => within(screen.getByRole('region', { name }));

/** A server for somebody who may view one section, which tells what that one alone does. */
function serveSection(section: SectionId, rights: readonly Right[], keys: (keyof typeof sheet)[]) {
  const { cadastro, comportamental, desempenho, treinamentos, jogos, ...head } = sheet;
  const seen = Object.fromEntries(keys.map((key) => [key, sheet[key]]));
  return serve(createStaffServer(section, rights), { ...head, ...seen });
}

describe('the mails to a person', () => {
  testSortedExport({
    address: ADDRESS,
    call: MAILS,
    list: 'emails-pessoa',
    there: texts.mailsFound(1),
    of: { idOrganogramaPessoa: '42' },
    sorted: {
      [texts.subject]: 'assunto',
      [texts.address]: 'endereco',
      [texts.sentOn]: 'envio',
      [texts.situation]: 'situacao',
    },
    createServer: () => serve(),
  });
});

describe('the page of a person', () => {
  it('shows who they are and what each section knows, after one call, and is accessible', async () => {
    const { server } = await openPage();
    expect(screen.getByText('Analista de Dados · Tecnologia')).toBeVisible();
    const [manager] = screen.getAllByRole('link', { name: 'Rui Chefe' });
    expect(manager).toHaveAttribute('href', '/funcionarios/7');
    expect(screen.getByText(texts.ofDepartment('Tecnologia'))).toBeVisible();
    expect(screen.getByText(texts.named)).toBeVisible();
    expect(screen.getByText(texts.hasNoPassword)).toBeVisible();
    expect(screen.getByText('04/03/2024')).toBeVisible();
    const behavioral = part('Comportamental');
    for (const text of [
      'Aguarda Ana Souza',
      'há 52 dias.',
      'Último e-mail em 09/10/2026, para ana.souza@empresa.example.',
    ]) {
      expect(behavioral.getByText(text)).toBeVisible();
    }
    expect(behavioral.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      '05/03/2025Conforme',
    );
    const performance = part('Desempenho');
    expect(performance.getByText('7,5')).toBeVisible();
    expect(performance.getByRole('link', { name: 'Bia Luz' })).toBeVisible();
    expect(performance.getByText(requestMessages.ratersNotMailed)).toBeVisible();
    expect(part('Treinamentos').getByText('50% concluído, enviado em 02/10/2026')).toBeVisible();
    expect(part('Jogos e Pesquisas').getByText('Anônimo')).toBeVisible();
    expect(await screen.findByText('Não foi entregue')).toBeVisible();
    expect(server.requestsTo('get', SHEET)).toHaveLength(1);
    expect(await axeViolations()).toEqual([]);
  });

  it('asks for no review where there is nothing to ask about, and leads to what is missing', async () => {
    const desempenho = {
      solicitacao: null,
      qtdSolicitacoes: 0,
      avaliacoes: [],
      flSemCompetencias: true,
    };
    const server = createStaffServer(SECTION.performance, RIGHTS, [
      [SECTION.positions, 'incluir'],
      [SECTION.behavioral, ...RIGHTS],
    ]);
    await openPage(
      serve(server, {
        ...sheet,
        comportamental: { solicitacao: null, qtdSolicitacoes: 0, resultados: [] },
        desempenho,
      }),
    );
    const performance = part('Desempenho');
    expect(performance.getByText(requestMessages.needsCompetencies)).toBeVisible();
    expect(performance.getByRole('link', { name: requestMessages.addCompetency })).toBeVisible();
    const send = { name: requestMessages.sendRequest };
    expect(performance.queryByRole('button', send)).toBeNull();
    expect(part('Comportamental').getByRole('button', send)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('has the way back in its place while it is read', async () => {
    const server = serve().on('get', SHEET, hanging);
    await renderApp(ADDRESS, { as: 'staff', server });
    expect(await screen.findByText(texts.loading)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: texts.backToList })).toBeVisible();
  });

  it('sends the open request again, and closes it', async () => {
    const { user, server } = await openPage();
    const behavioral = part('Comportamental');
    await user.click(behavioral.getByRole('button', { name: requestMessages.resend }));
    const resending = await dialogOf(requestMessages.resend);
    await resending.findByText(requestMessages.currentAddress);
    await user.click(resending.getByRole('button', { name: requestMessages.send }));
    await waitFor(() =>
      expect(server.requestsTo('post', '/Resposta/SendEmailFuncionario')[0]?.body).toEqual({
        email: null,
        idOrganogramaPessoa: 42,
        idResposta: 812,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(behavioral.getByRole('button', { name: requestMessages.close }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: requestMessages.close }));
    await waitFor(() =>
      expect(server.requestsTo('post', '/Resposta/Encerrar')[0]?.body).toEqual({ idResposta: 812 }),
    );
  });

  it('copies the address of the portal, which is nobody’s personal link', async () => {
    const { user } = await openPage();
    const [copy] = screen.getAllByRole('button', { name: requestMessages.copyLink });
    await user.click(copy as HTMLElement);
    expect(await screen.findByText(requestMessages.linkCopied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/\/login-funcionario\?idcliente=\d+$/);
  });

  it('tells that the last mail went to those who rate, where the review waits for them', async () => {
    const { desempenho } = sheet;
    const request = desempenho?.solicitacao;
    const mailed = request && {
      ...request,
      dtUltimoEmail: '2026-10-09T12:00:00.000Z',
      dsUltimoEmail: 'bia.luz@empresa.example',
      tpUltimoEmail: 'entregue' as const,
    };
    await openPage(
      serve(undefined, {
        ...sheet,
        ...(desempenho && mailed && { desempenho: { ...desempenho, solicitacao: mailed } }),
      }),
    );
    expect(
      part('Desempenho').getByText(
        'Último e-mail a quem avalia em 09/10/2026, para bia.luz@empresa.example.',
      ),
    ).toBeVisible();
  });

  it('hands a personal link over where no mail reaches the person', async () => {
    const { comportamental } = sheet;
    const request = comportamental?.solicitacao;
    const unmailed = {
      ...sheet,
      dsEmail: null,
      ...(comportamental &&
        request && {
          comportamental: {
            ...comportamental,
            solicitacao: {
              ...request,
              dtUltimoEmail: null,
              dsUltimoEmail: null,
              tpUltimoEmail: null,
            },
          },
        }),
    };
    const made = {
      hash: '4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E',
      dtValidade: '2027-03-01T12:00:00.000Z',
      nmPessoa: sheet.nmPessoa,
      nrTelefone: null,
      flAvisada: false,
    };
    const server = serve(undefined, unmailed)
      .failNext('post', '/Resposta/CriarLink', problemReply(403, 'Falhou'))
      .on('post', '/Resposta/CriarLink', made);
    const { user } = await openPage(server);
    const behavioral = part('Comportamental');
    expect(behavioral.getByText(requestMessages.notMailed)).toBeVisible();
    expect(behavioral.queryByRole('button', { name: requestMessages.resend })).toBeNull();
    expect(behavioral.queryByRole('button', { name: requestMessages.copyLink })).toBeNull();
    await user.click(behavioral.getByRole('button', { name: requestMessages.handLink }));
    const dialog = await dialogOf(handLinkMessages.title);
    expect(dialog.queryByText(handLinkMessages.isTold)).toBeNull();
    await user.click(dialog.getByRole('button', { name: handedLinkMessages.make }));
    expect(await screen.findByText(/Falhou/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: handedLinkMessages.make }));
    const field = await dialog.findByLabelText(handedLinkMessages.made(sheet.nmPessoa));
    expect(field).toHaveValue(`${window.location.origin}/validar/${made.hash}`);
    expect(dialog.queryByRole('link')).toBeNull();
    expect(server.requestsTo('post', '/Resposta/CriarLink').at(-1)?.body).toEqual({
      idResposta: 812,
    });
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    ['es', 'Español'],
    ['en', 'O da empresa (Português)'],
    [null, 'O da empresa (Português)'],
  ] as const)('tells the language that is in force where %s was chosen', async (cdIdioma, told) => {
    const { cadastro } = sheet;
    const read = { ...sheet, ...(cadastro && { cadastro: { ...cadastro, cdIdioma } }) };
    const server = serve(undefined, read).on('get', '/auth/GetUser', {
      ...staffUser,
      lstIdiomas: ['pt-BR', 'es'],
    });
    await openPage(server);
    const [fact] = screen.getAllByText(texts.language);
    expect(fact?.parentElement).toHaveTextContent(told);
  });

  it.each([
    ['nobody has one', false, null, true],
    ['there is a password', true, null, false],
    ['mail reaches the person', false, sheet.dsEmail, false],
  ])('offers a link for a first password: %s', async (_when, flTemSenha, dsEmail, isOffered) => {
    const { cadastro } = sheet;
    const read = { ...sheet, dsEmail, ...(cadastro && { cadastro: { ...cadastro, flTemSenha } }) };
    const { user } = await openPage(serve(undefined, read));
    await user.click(screen.getByRole('button', { name: texts.actionsOf(sheet.nmPessoa) }));
    await screen.findByRole('menuitem', { name: employeesMessages.setPassword });
    const offer = screen.queryByRole('menuitem', { name: employeesMessages.firstAccessLink });
    expect(offer !== null).toBe(isOffered);
    if (!offer) return;
    await user.click(offer);
    expect(await screen.findByRole('dialog', { name: firstAccessMessages.title })).toBeVisible();
    expect(screen.getByText(/vale por 7 dias/)).toBeVisible();
  });

  it('asks who has no e-mail too, and says that a link is handed over', async () => {
    const { comportamental } = sheet;
    const unmailed = {
      ...sheet,
      dsEmail: null,
      ...(comportamental && { comportamental: { ...comportamental, solicitacao: null } }),
    };
    const server = serve(undefined, unmailed)
      .on('get', '/Resposta/GetRespostaPessoaTemAtivo', { flTemAtivo: false })
      .on('post', '/Resposta/Post', 813);
    const { user } = await openPage(server);
    const ask = part('Comportamental').getByRole('button', { name: requestMessages.sendRequest });
    await user.click(ask);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(requestMessages.unmailedRequestQuestion)).toBeVisible();
    await user.click(question.getByRole('button', { name: requestMessages.makeRequest }));
    expect(await screen.findByText(requestMessages.requestMade)).toBeVisible();
  });

  it('leads to a report, and back from it', async () => {
    const report = '/Resposta/GetPessoaRespostaPerfil';
    const server = serve().on('get', report, problemReply(422, 'Falhou'));
    const { user, address } = await openPage(server);
    const open = part('Comportamental').getByRole('button', { name: requestMessages.viewReport });
    await user.click(open);
    await user.click(await screen.findByRole('link', { name: texts.back }));
    await waitFor(() => expect(address()).toBe(ADDRESS));
  });

  it('opens the form of the person over the page', async () => {
    const { user, address } = await openPage();
    await user.click(screen.getByRole('button', { name: texts.edit }));
    expect(await screen.findByRole('dialog', { name: employeesMessages.editTitle })).toBeVisible();
    expect(address()).toBe(`${ADDRESS}?registro=42`);
  });

  it('lets an administrator erase what names the person, and says from then on what stays', async () => {
    const administrator = { flAdministrador: true, secoes: [] };
    const server = serve()
      .on('post', '/auth/signin', { ...staffSession, permissions: administrator })
      .on('get', '/auth/GetUser', { ...staffUser, permissions: administrator });
    const nmPessoa = 'Pessoa anonimizada 42';
    const erased = { ...sheet, nmPessoa, dsEmail: null, flAtivo: false, flAnonimizado: true };
    server.on('post', '/OrganogramaPessoa/Anonimizar', () => {
      server.on('get', SHEET, erased);
      return { idOrganogramaPessoa: 42, nmPessoa };
    });
    const { user } = await openPage(server);
    await user.click(screen.getByRole('button', { name: texts.actionsOf(sheet.nmPessoa) }));
    await user.click(await screen.findByRole('menuitem', { name: employeesMessages.anonymize }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(ERASURE_STAYS)).toBeVisible();
    await user.type(question.getByRole('textbox'), sheet.nmPessoa);
    await user.click(question.getByRole('button', { name: employeesMessages.anonymizeConfirm }));
    expect(await screen.findByRole('heading', { level: 1, name: nmPessoa })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByText(ERASURE_STAYS)).toBeVisible();
    expect(screen.getByText(texts.anonymous)).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.edit })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: texts.actionsOf(nmPessoa) })).toBeNull();
    expect(await axeViolations()).toEqual([]);
  });

  it('leads to the list once the person is deleted', async () => {
    const { user, address } = await openPage();
    await user.click(screen.getByRole('button', { name: texts.actionsOf(sheet.nmPessoa) }));
    await user.click(await screen.findByRole('menuitem', { name: employeesMessages.remove }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: employeesMessages.remove }));
    await waitFor(() => expect(address()).toBe('/funcionarios'));
  });

  it.each([
    [SECTION.employees, ['cadastro'], ['Comportamental', 'Desempenho']],
    [SECTION.behavioral, ['comportamental'], ['Desempenho', 'Treinamentos']],
  ] as const)(
    'shows whoever may only view section %i its part, without any change',
    async (section, keys, missing) => {
      await openPage(serveSection(section, [], [...keys]));
      for (const name of missing) {
        expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
      }
      for (const name of [texts.edit, requestMessages.resend, requestMessages.close]) {
        expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
      }
    },
  );

  it('is no page for whoever may view none of its sections', async () => {
    await renderApp(ADDRESS, { as: 'staff', server: createStaffServer(SECTION.users, []) });
    expect(await screen.findByText(appMessages.forbiddenTitle)).toBeVisible();
  });

  it.each([
    [404, appMessages.notFoundTitle],
    [403, appMessages.forbiddenTitle],
  ])('says so where the server answers %i', async (status, title) => {
    const server = serve().on('get', SHEET, problemReply(status, 'Não.'));
    await renderApp(ADDRESS, { as: 'staff', server });
    expect(await screen.findByText(title)).toBeVisible();
  });

  it('is read again after a failure', async () => {
    const server = serve().on('get', SHEET, problemReply(422, 'Falhou'));
    const { user } = await renderApp(ADDRESS, { as: 'staff', server });
    const retry = await screen.findByRole('button', { name: appMessages.retry });
    server.on('get', SHEET, sheet);
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: sheet.nmPessoa })).toBeVisible();
  });
});

describe('the way to it', () => {
  it('is the name in the list, whose search is there again on the way back', async () => {
    const LIST = '/funcionarios?busca=ana&filtro=ativos';
    const app = await renderApp(LIST, { as: 'staff', server: serve() });
    await app.user.click(await screen.findByRole('link', { name: employee.nmPessoa }));
    await screen.findByRole('heading', { level: 1, name: sheet.nmPessoa });
    expect(app.address()).toBe(ADDRESS);
    await app.user.click(screen.getByRole('link', { name: texts.backToList }));
    await waitFor(() => expect(app.address()).toBe(LIST));
  });

  it('leads to the form of a new one where the address asks for that', async () => {
    const app = await renderApp('/funcionarios/novo', { as: 'staff', server: serve() });
    await waitFor(() => expect(app.address()).toBe('/funcionarios?registro=novo'));
  });
});
