import {
  discOutcomeCounts,
  discRequests,
  employees,
  faultReply,
  problemReply,
  staffSession,
  staffUser,
} from '@aferir/api-client/testing';
import { NOT_ASSESSED_COUNT } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { peopleNarrowingMessages as narrowed } from '../../shared/people/people-narrowing-messages.ts';
import { requestMessages } from '../../shared/requests/request-messages.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { testExport } from '../../shared/testing/export-test.ts';
import { createAccessServer, renderApp } from '../../shared/testing/render-app.tsx';
import { behavioralMessages } from './behavioral-messages.ts';

const SECTION_5 = '/homelogado/comportamental';

afterEach(() => {
  vi.restoreAllMocks();
});

function createBehavioralServer() {
  return createAccessServer()
    .on('get', '/Resposta/ObterAnaliticoPerfis', [...discOutcomeCounts])
    .on('get', '/OrganogramaPessoa/Get', ({ query }) =>
      query.idOrganogramaPessoa
        ? { rows: employees.rows.slice(0, 1), qtdRecords: 1 }
        : { ...employees, qtdRecords: 62 },
    )
    .on('get', '/OrganogramaNo/Get', {
      rows: [{ idOrganogramaNo: 6, nmDepartamento: 'Vendas' }],
      qtdRecords: 1,
    })
    .on('get', '/OrganogramaCargo/GetOpcoes', {
      rows: [{ idOrganogramaCargo: 9, nmCargo: 'Analista' }],
      qtdRecords: 1,
    })
    .on('get', '/Resposta/GetRespostasPessoa', discRequests)
    .on('get', '/Resposta/GetRespostaPessoaTemAtivo', { flTemAtivo: false });
}

/** The requests of a person, none of them open. */
const idleRequests = [
  '/Resposta/GetRespostasPessoa',
  {
    ...discRequests,
    rows: discRequests.rows.map((row) =>
      row.idResposta === 813 ? { ...row, flEncerrado: true } : row,
    ),
  },
] as const;

const createIdleServer = () => createBehavioralServer().on('get', ...idleRequests);

/** Staff who may see some sections and change things in some of them. */
function createStaffServer({ sees = [5], changes }: { sees?: number[]; changes: number[] }) {
  const secoes = sees.map((idSecao) => ({
    idSecao,
    flVisualizar: true,
    flIncluir: false,
    flAlterar: changes.includes(idSecao),
    flExcluir: false,
  }));
  const permissions = { flAdministrador: false, secoes };
  return createBehavioralServer()
    .on('post', '/auth/signin', { ...staffSession, permissions })
    .on('get', '/auth/GetUser', { ...staffUser, permissions });
}

async function openSection(address = SECTION_5, server = createBehavioralServer()) {
  const app = await renderApp(address, { as: 'staff', server });
  const heading = { level: 1, name: behavioralMessages.title, hidden: true };
  await screen.findByRole('heading', heading);
  return app;
}

async function openRequests(server = createBehavioralServer()) {
  const app = await openSection(`${SECTION_5}?pessoa=42`, server);
  const dialog = await screen.findByRole('dialog', { name: behavioralMessages.requestsTitle });
  await within(dialog).findByText(behavioralMessages.assessmentsFound(discRequests.qtdRecords));
  return { ...app, dialog: within(dialog) };
}

describe('the behavioral section', () => {
  testExport({
    address: SECTION_5,
    call: '/OrganogramaPessoa/Get',
    list: 'comportamental',
    narrowed: {
      'filtro=sem-resposta&perfil=Dominante&departamento=3&cargo=4&gestor=7&de=2026-07&ate=2026-10&ordem=-espera':
        {
          cdStatus: '0',
          somenteAtivos: 'true',
          recorte: 'semResposta',
          nmPerfil: 'Dominante',
          idOrganogramaNo: '3',
          idOrganogramaCargo: '4',
          idGestor: '7',
          mesInicio: '2026-07',
          mesFim: '2026-10',
          ordem: '-espera',
        },
      'filtro=4&ciclo=5&importacao=9': { cdStatus: '4', idCiclo: '5', idImportacao: '9' },
    },
    results: 'resultados-comportamentais',
    there: requestMessages.peopleFound(62),
    createServer: createBehavioralServer,
  });

  it('shows profiles and people, and is accessible', async () => {
    await openSection();
    expect(await screen.findByText(behavioralMessages.peopleFoundOf(62, 41))).toBeVisible();
    expect(await screen.findByText(behavioralMessages.notAssessed)).toBeVisible();
    expect(screen.getByText('NÃO AVALIADO')).toBeVisible();
    const row = (await screen.findByText('Bruno Lima')).closest('tr') ?? document.body;
    expect(within(row).getByText('Finalizado')).toBeVisible();
    expect(screen.getByText('Sem e-mail')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('leads to the map of a team', async () => {
    await openSection();
    const link = await screen.findByRole('link', { name: behavioralMessages.teamMap });
    expect(link).toHaveAttribute('href', '/homelogado/mapa-da-equipe');
  });

  it('leads to no map while nobody has a result', async () => {
    const server = createBehavioralServer().on('get', '/Resposta/ObterAnaliticoPerfis', []);
    await openSection(SECTION_5, server);
    expect(await screen.findAllByText(behavioralMessages.evaluations(0))).toHaveLength(4);
    expect(screen.queryByRole('link', { name: behavioralMessages.teamMap })).toBeNull();
  });

  it.each([
    [1108, 'reaches a strip of profiles'],
    [360, 'passes by profiles that all fit'],
  ])('with cards of %i px the keyboard %s', async (scrollWidth) => {
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(360);
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
    await openSection();
    const strip = await screen.findByRole('list', { name: behavioralMessages.profiles });
    expect(strip.tabIndex).toBe(scrollWidth > 360 ? 0 : -1);
  });

  it('shows ten people at first on a phone', async () => {
    const phone = { ...matchMedia('(width < 40rem)'), matches: true };
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue(phone);
    const { server } = await openSection();
    await screen.findByText('Bruno Lima');
    expect(server.requestsTo('get', '/OrganogramaPessoa/Get')[0]?.query.take).toBe('10');
  });

  it('asks for what the address says and keeps it there', async () => {
    const app = await openSection(`${SECTION_5}?pagina=2&tamanho=10&busca=ana&filtro=2`);
    await screen.findByText(behavioralMessages.peopleFound(62));
    expect(app.server.requestsTo('get', '/OrganogramaPessoa/Get')[0]?.query).toMatchObject({
      take: '10',
      index: '1',
      filter: 'ana',
      cdStatus: '2',
    });
    await app.user.click(screen.getByRole('button', { name: 'Próxima página' }));
    expect(app.address()).toBe(`${SECTION_5}?pagina=3&tamanho=10&busca=ana&filtro=2`);
  });

  it.each([
    ['Dominante', 'Dominante', narrowed.profile('Dominante')],
    ['nenhum', NOT_ASSESSED_COUNT, NOT_ASSESSED_COUNT],
  ])('shows those whom a link narrows it down to: %s', async (perfil, nmPerfil, label) => {
    const app = await openSection(`${SECTION_5}?perfil=${perfil}&departamento=6&cargo=9&pagina=2`);
    await screen.findByText(behavioralMessages.peopleFound(62));
    expect(app.server.requestsTo('get', '/OrganogramaPessoa/Get')[0]?.query).toMatchObject({
      nmPerfil,
      idOrganogramaNo: '6',
      idOrganogramaCargo: '9',
      somenteAtivos: 'true',
    });
    const chip = (text: string) =>
      screen.findByRole('button', { name: `${text} (remover filtro)` });
    expect(await chip(narrowed.position('Analista'))).toBeVisible();
    await app.user.click(await chip(label));
    await waitFor(() => expect(app.address()).toBe(`${SECTION_5}?departamento=6&cargo=9`));
    await app.user.click(await chip(narrowed.department('Vendas')));
    await waitFor(() => expect(app.address()).toBe(`${SECTION_5}?cargo=9`));
  });

  it('shows those whose result is of the months of a link', async () => {
    const app = await openSection(`${SECTION_5}?perfil=Dominante&de=2026-02&ate=2026-05&pagina=2`);
    await screen.findByText(behavioralMessages.peopleFound(62));
    expect(app.server.requestsTo('get', '/OrganogramaPessoa/Get')[0]?.query).toMatchObject({
      nmPerfil: 'Dominante',
      mesInicio: '2026-02',
      mesFim: '2026-05',
    });
    const chip = `${narrowed.resultOf('fev/2026 a mai/2026')} (remover filtro)`;
    await app.user.click(screen.getByRole('button', { name: chip }));
    await waitFor(() => expect(app.address()).toBe(`${SECTION_5}?perfil=Dominante`));
  });

  it('asks for everybody where what the address says makes no sense', async () => {
    const app = await openSection(
      `${SECTION_5}?perfil=Curioso&departamento=abc&de=2026-05&ate=2026-02`,
    );
    await screen.findByText(behavioralMessages.peopleFoundOf(62, 41));
    const [request] = app.server.requestsTo('get', '/OrganogramaPessoa/Get');
    expect(Object.keys(request?.query ?? {})).toEqual(['take', 'index', 'filter', 'cdStatus']);
    expect(screen.queryByRole('button', { name: /remover filtro/ })).toBeNull();
  });

  it('shows those whom a card counts and nobody else, and says which', async () => {
    const app = await openSection(`${SECTION_5}?busca=ana&departamento=6&pagina=2`);
    const card = await screen.findByRole('link', { name: 'Dominante' });
    expect(card).not.toHaveAttribute('aria-current');
    await app.user.click(card);
    await waitFor(() => expect(app.address()).toBe(`${SECTION_5}?perfil=Dominante`));
    await waitFor(() => expect(card).toHaveAttribute('aria-current', 'true'));
    await waitFor(() =>
      expect(app.server.requestsTo('get', '/OrganogramaPessoa/Get').at(-1)?.query).toMatchObject({
        nmPerfil: 'Dominante',
        somenteAtivos: 'true',
        filter: '',
      }),
    );
    await app.user.click(screen.getByRole('link', { name: behavioralMessages.notAssessed }));
    await waitFor(() => expect(app.address()).toBe(`${SECTION_5}?perfil=nenhum`));
  });

  it('says that the profiles are missing and gets them on a second try', async () => {
    const path = '/Resposta/ObterAnaliticoPerfis';
    const server = createBehavioralServer().failNext('get', path, problemReply(500));
    const app = await openSection(SECTION_5, server);
    await screen.findByText(behavioralMessages.countsFailed);
    await app.user.click(screen.getByRole('button', { name: behavioralMessages.retry }));
    expect(await screen.findByText(behavioralMessages.notAssessed)).toBeVisible();
  });

  it('is not for those who may not view it', async () => {
    const permissions = { flAdministrador: false, secoes: [] };
    const server = createAccessServer()
      .on('post', '/auth/signin', { ...staffSession, permissions })
      .on('get', '/auth/GetUser', { ...staffUser, permissions });
    await renderApp(SECTION_5, { as: 'staff', server });
    expect(await screen.findByText('Você não tem acesso a esta página')).toBeVisible();
    expect(server.requestsTo('get', '/OrganogramaPessoa/Get')).toEqual([]);
  });
});

describe('the address of the section', () => {
  it('keeps the dialog when a search is typed right before it opens', async () => {
    const app = await openSection();
    const [first] = employees.rows;
    const view = await screen.findByRole('button', {
      name: behavioralMessages.viewOf(first?.nmPessoa ?? ''),
    });
    await app.user.type(screen.getByRole('searchbox'), 'ana');
    await app.user.click(view);
    await waitFor(() => expect(app.address()).toContain('busca=ana'));
    expect(app.address()).toContain(`pessoa=${first?.idOrganogramaPessoa}`);
  });

  it('asks without a filter that there is not', async () => {
    const app = await openSection(`${SECTION_5}?filtro=abc`);
    await screen.findByText(behavioralMessages.peopleFoundOf(62, 41));
    const [request] = app.server.requestsTo('get', '/OrganogramaPessoa/Get');
    expect(request?.query.cdStatus).toBe('0');
  });
});

describe('the requests of a person', () => {
  it('opens from the grid, stands in the address, and closes', async () => {
    const app = await openSection();
    const [first] = employees.rows;
    const name = behavioralMessages.viewOf(first?.nmPessoa ?? '');
    await app.user.click(await screen.findByRole('button', { name }));
    expect(app.address()).toBe(`${SECTION_5}?pessoa=${first?.idOrganogramaPessoa}`);
    await screen.findByRole('dialog', { name: behavioralMessages.requestsTitle });
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(app.address()).toBe(SECTION_5));
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  });

  it('offers to each request what its state allows', async () => {
    const { dialog } = await openRequests();
    const actionsOf = (id: number) => {
      const row = dialog.getByText(String(id)).closest('tr') ?? document.body;
      return within(row)
        .queryAllByRole('button')
        .map((button) => button.ariaLabel);
    };
    const { resend, viewReport, ofRequest } = behavioralMessages;
    expect(actionsOf(813)).toEqual([ofRequest(resend, 813)]);
    expect(actionsOf(812)).toEqual([ofRequest(viewReport, 812)]);
    expect(actionsOf(640)).toEqual([]);
    expect(dialog.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(dialog.getByText(behavioralMessages.closed)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('says of an open one that it is, with the way to close it, and offers no other', async () => {
    const { dialog } = await openRequests();
    const text = behavioralMessages.openRequest('03/11/2026', 'Aguardando Resposta');
    expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.getByRole('button', { name: behavioralMessages.close })).toBeVisible();
    const more = { name: behavioralMessages.newRequest };
    expect(dialog.queryByRole('button', more)).not.toBeInTheDocument();
  });

  it('has a search for many, which stays while it finds few', async () => {
    const path = '/Resposta/GetRespostasPessoa';
    const server = createBehavioralServer().on('get', path, ({ query }) => ({
      ...discRequests,
      qtdRecords: query.filter ? 3 : 11,
    }));
    const app = await openSection(`${SECTION_5}?pessoa=42`, server);
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.type(await dialog.findByRole('searchbox'), 'fim{Enter}');
    expect(await dialog.findByText(behavioralMessages.assessmentsFound(3))).toBeVisible();
    expect(dialog.getByRole('searchbox')).toHaveValue('fim');
  });

  it('sends a new one after asking', async () => {
    const app = await openRequests(createIdleServer().on('post', '/Resposta/Post', 900));
    await app.user.click(app.dialog.getByRole('button', { name: behavioralMessages.newRequest }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(behavioralMessages.newRequestQuestion)).toBeVisible();
    await app.user.click(question.getByRole('button', { name: behavioralMessages.send }));
    expect(await screen.findByText(behavioralMessages.requestSent)).toBeVisible();
    expect(app.server.requestsTo('post', '/Resposta/Post')[0]?.body).toEqual({
      idResposta: 0,
      idOrganogramaPessoaAvaliada: employees.rows[0]?.idOrganogramaPessoa,
      cdStatus: 4,
    });
  });

  it('sends none while another is open', async () => {
    const path = '/Resposta/GetRespostaPessoaTemAtivo';
    const app = await openRequests(createIdleServer().on('get', path, { flTemAtivo: true }));
    await app.user.click(app.dialog.getByRole('button', { name: behavioralMessages.newRequest }));
    expect(await screen.findByText(behavioralMessages.newRequestBlocked)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('mails one again, to another address when asked to', async () => {
    const path = '/Resposta/SendEmailFuncionario';
    const server = createStaffServer({ sees: [4, 5], changes: [4, 5] }).on('post', path, null);
    const app = await openRequests(server);
    await app.user.click(app.dialog.getByRole('button', { name: /Reenviar Email/ }));
    const resend = within(await screen.findByRole('dialog', { name: behavioralMessages.resend }));
    expect(await resend.findByRole('radio', { name: behavioralMessages.no })).toBeChecked();
    expect(resend.getByText(behavioralMessages.resendToPerson)).toBeVisible();
    const { currentAddress } = behavioralMessages;
    expect(resend.getByText(currentAddress)).toHaveTextContent('bruno.lima@empresa.example');
    await app.user.click(resend.getByRole('radio', { name: behavioralMessages.yes }));
    expect(resend.getByText(behavioralMessages.resendElsewhere)).toBeVisible();
    const address = resend.getByLabelText(behavioralMessages.resendAddress);
    await app.user.type(address, 'bruno@{Enter}');
    expect(await resend.findByText(behavioralMessages.addressInvalid)).toBeVisible();
    await app.user.type(address, 'outra.example{Enter}');
    expect(await screen.findByText(behavioralMessages.resent)).toBeVisible();
    expect(app.server.requestsTo('post', path).map(({ body }) => body)).toEqual([
      expect.objectContaining({ email: 'bruno@outra.example', idResposta: 813 }),
    ]);
  });

  it('mails one again to the person alone by those who may not change employees', async () => {
    const path = '/Resposta/SendEmailFuncionario';
    const server = createStaffServer({ sees: [4, 5], changes: [5] }).on('post', path, null);
    const app = await openRequests(server);
    await app.user.click(app.dialog.getByRole('button', { name: /Reenviar Email/ }));
    const resend = within(await screen.findByRole('dialog', { name: behavioralMessages.resend }));
    expect(resend.getByText(behavioralMessages.resendToPerson)).toBeVisible();
    expect(resend.queryByRole('radio')).not.toBeInTheDocument();
    await app.user.click(resend.getByRole('button', { name: behavioralMessages.send }));
    expect(await screen.findByText(behavioralMessages.resent)).toBeVisible();
    expect(app.server.requestsTo('post', path)[0]?.body).toMatchObject({ email: null });
  });

  it('says in the dialog why mailing failed', async () => {
    const path = '/Resposta/SendEmailFuncionario';
    const server = createBehavioralServer().on('post', path, problemReply(409, 'Já encerrada.'));
    const app = await openRequests(server);
    await app.user.click(app.dialog.getByRole('button', { name: /Reenviar Email/ }));
    await app.user.click(await screen.findByRole('button', { name: behavioralMessages.send }));
    expect(await screen.findByText(behavioralMessages.failed('Já encerrada.'))).toBeVisible();
  });

  it('marks the address that the server refuses', async () => {
    const path = '/Resposta/SendEmailFuncionario';
    const sentence = 'Informe um e-mail válido, como nome@empresa.com.br.';
    const server = createStaffServer({ sees: [4, 5], changes: [4, 5] });
    server.on('post', path, faultReply({ email: sentence }));
    const app = await openRequests(server);
    await app.user.click(app.dialog.getByRole('button', { name: /Reenviar Email/ }));
    const resend = within(await screen.findByRole('dialog', { name: behavioralMessages.resend }));
    await app.user.click(resend.getByRole('radio', { name: behavioralMessages.yes }));
    const address = resend.getByLabelText(behavioralMessages.resendAddress);
    await app.user.type(address, 'bruno@outra.example{Enter}');
    expect(await resend.findByRole('link', { name: sentence })).toBeVisible();
    expect(address).toHaveAccessibleDescription(sentence);
  });

  it('closes an open one after naming it', async () => {
    const path = '/Resposta/Encerrar';
    const reply = { idResposta: 813, flEncerrado: true as const };
    const app = await openRequests(createBehavioralServer().on('post', path, reply));
    await app.user.click(app.dialog.getByRole('button', { name: /^Encerrar/ }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/^Solicitação 813/)).toBeVisible();
    await app.user.click(question.getByRole('button', { name: behavioralMessages.close }));
    expect(await screen.findByText(behavioralMessages.requestClosed)).toBeVisible();
    expect(app.server.requestsTo('post', path)[0]?.body).toEqual({ idResposta: 813 });
  });

  it('lets those who may only look do no more than that', async () => {
    const app = await openRequests(createStaffServer({ changes: [] }));
    expect(app.dialog.queryByRole('button', { name: /Reenviar Email/ })).toBeNull();
    expect(app.dialog.queryByRole('button', { name: behavioralMessages.close })).toBeNull();
  });

  it('sends none for those who may only look', async () => {
    const server = createStaffServer({ changes: [] }).on('get', ...idleRequests);
    const app = await openRequests(server);
    expect(app.dialog.queryByRole('button', { name: behavioralMessages.newRequest })).toBeNull();
  });
});
