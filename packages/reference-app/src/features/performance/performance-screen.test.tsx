import type { Schema } from '@aferir/api-client';
import { dataReply, problemReply } from '@aferir/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { appMessages } from '../../shared/app-messages.ts';
import { peopleNarrowingMessages as narrowed } from '../../shared/people/people-narrowing-messages.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { testExport } from '../../shared/testing/export-test.ts';
import { createAccessServer, renderApp } from '../../shared/testing/render-app.tsx';
import { performanceMessages } from './performance-messages.ts';
import {
  performanceEmployees,
  performanceReviews,
  performanceRights,
  reviewedPerson,
  servePerformance,
} from './testing/performance-fixtures.ts';

const SECTION_6 = '/homelogado/desempenho';

function createPerformanceServer(permissions?: Schema<'Permissions'>) {
  return servePerformance(createAccessServer(), permissions);
}

async function openSection(address = SECTION_6, server = createPerformanceServer()) {
  const app = await renderApp(address, { as: 'staff', server });
  await screen.findByRole('heading', { level: 1, name: performanceMessages.title, hidden: true });
  return app;
}

/** The reviews of a person from one on, the newest. */
function reviewsFrom(id: number) {
  const rows = performanceReviews.rows.filter(({ idResposta }) => idResposta <= id);
  return ['/RespostaDesempenho/GetRespostasPessoa', { rows, qtdRecords: 4 }] as const;
}

async function openReviews(server = createPerformanceServer()) {
  const app = await openSection(`${SECTION_6}?pessoa=44`, server);
  const dialog = await screen.findByRole('dialog', { name: performanceMessages.analyses });
  await within(dialog).findByText(performanceMessages.assessmentsFound(4));
  const rowOf = (id: number) =>
    within(within(dialog).getByText(String(id)).closest('tr') ?? document.body);
  return { ...app, dialog: within(dialog), rowOf };
}

describe('the performance section', () => {
  testExport({
    address: SECTION_6,
    call: '/RespostaDesempenho/GetPessoasGrid',
    list: 'desempenho',
    narrowed: {
      'filtro=com-gestor&etapa=auto-feita&departamento=3&cargo=4&gestor=7&de=2026-07&ate=2026-10&ordem=-espera':
        {
          cdStatus: '0',
          recorte: 'comGestor',
          etapa: 'autoFeita',
          idOrganogramaNo: '3',
          idOrganogramaCargo: '4',
          idGestor: '7',
          mesInicio: '2026-07',
          mesFim: '2026-10',
          ordem: '-espera',
        },
      'filtro=7&gestor=nenhum&ciclo=5': { cdStatus: '7', semGestor: 'true', idCiclo: '5' },
    },
    of: { somenteAtivos: 'true' },
    results: 'resultados-desempenho',
    there: performanceMessages.peopleFound(62),
    createServer: () => createPerformanceServer(),
  });

  it('is put in order by alignment', async () => {
    const app = await openSection();
    await screen.findByText(performanceMessages.peopleFound(62));
    const name = performanceMessages.alignment;
    const heading = screen.getByRole('columnheader', { name });
    await app.user.click(within(heading).getByRole('button', { name }));
    await waitFor(() => expect(app.address()).toBe(`${SECTION_6}?ordem=alinhamento`));
    await waitFor(() =>
      expect(
        app.server.requestsTo('get', '/RespostaDesempenho/GetPessoasGrid').at(-1)?.query,
      ).toMatchObject({ ordem: 'alinhamento' }),
    );
  });

  it('shows those without a manager, with a chip that says so', async () => {
    const app = await openSection(`${SECTION_6}?gestor=nenhum`);
    await screen.findByText(performanceMessages.peopleFound(62));
    const asked = () =>
      app.server.requestsTo('get', '/RespostaDesempenho/GetPessoasGrid').at(-1)?.query;
    expect(asked()).toMatchObject({ semGestor: 'true' });
    const chip = `${narrowed.withoutManager} (remover filtro)`;
    await app.user.click(screen.getByRole('button', { name: chip }));
    await waitFor(() => expect(app.address()).toBe(SECTION_6));
    await waitFor(() => expect(asked()).not.toHaveProperty('semGestor'));
  });

  it('shows how far everybody is, and is accessible', async () => {
    await openSection();
    expect(await screen.findByText(performanceMessages.peopleFound(62))).toBeVisible();
    const meters = screen.getAllByRole('meter', { name: /^Alinhamento de \S/ });
    expect(meters.map((meter) => meter.ariaValueText)).toEqual(['Sem dados', 'Sem dados', '84%']);
    expect(await axeViolations()).toEqual([]);
  });

  it('says why a finished review has no alignment', async () => {
    const server = createPerformanceServer().on('get', '/RespostaDesempenho/GetPessoasGrid', {
      rows: performanceEmployees.map((person) => ({ ...person, percentualAlinhamento: -1 })),
      qtdRecords: 3,
    });
    await openSection(SECTION_6, server);
    expect(await screen.findByText(performanceMessages.unrated(false))).toBeVisible();
  });

  it('says which one staff closed before', async () => {
    const rows = performanceReviews.rows.map((review) => ({
      ...review,
      flEncerrado: review.cdStatus === 2,
      percentualAlinhamento: -1,
    }));
    const { rowOf } = await openReviews(
      createPerformanceServer().on('get', '/RespostaDesempenho/GetRespostasPessoa', {
        rows,
        qtdRecords: 4,
      }),
    );
    expect(rowOf(5122).getByText(performanceMessages.unrated(true))).toBeVisible();
    expect(screen.getAllByText(performanceMessages.unrated(true))).toHaveLength(1);
  });

  it('offers to ask where nothing is under way, and to look where there is something', async () => {
    const app = await openSection();
    const actionsOf = async (name: string) => {
      const row = (await screen.findByText(name)).closest('tr') ?? document.body;
      return within(row)
        .getAllByRole('button')
        .map(({ textContent, ariaLabel }) => textContent || ariaLabel);
    };
    const { sendRequest, analyses } = performanceMessages;
    const menu = `Ações de ${reviewedPerson}`;
    expect(await actionsOf('Bruno Lima')).toEqual([sendRequest]);
    expect(await actionsOf('Elisa Moraes')).toEqual([analyses]);
    expect(await actionsOf(reviewedPerson)).toEqual([analyses, menu]);
    await app.user.click(screen.getByRole('button', { name: menu }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      sendRequest,
      performanceMessages.viewReport,
    ]);
    await app.user.click(screen.getByRole('menuitem', { name: performanceMessages.viewReport }));
    await waitFor(() => expect(app.address()).toBe('/relatorio?idResposta=5122&tipo=desempenho'));
  });

  it('asks for what the address says and keeps it there', async () => {
    const app = await openSection(`${SECTION_6}?pagina=2&tamanho=10&busca=ana&filtro=7`);
    await screen.findByText(performanceMessages.peopleFound(62));
    const [request] = app.server.requestsTo('get', '/RespostaDesempenho/GetPessoasGrid');
    expect(request?.query).toMatchObject({
      take: '10',
      index: '1',
      filter: 'ana',
      cdStatus: '7',
      somenteAtivos: 'true',
    });
    await app.user.click(screen.getByRole('button', { name: 'Próxima página' }));
    expect(app.address()).toBe(`${SECTION_6}?pagina=3&tamanho=10&busca=ana&filtro=7`);
  });

  it.each([
    ['auto-pendente', 'autoPendente'],
    ['auto-feita', 'autoFeita'],
    ['gestor-feita', 'gestorFeita'],
    ['feedback-feito', 'feedbackFeito'],
  ] as const)('shows those whose review is as far as a link says: %s', async (stage, etapa) => {
    const app = await openSection(`${SECTION_6}?etapa=${stage}`);
    await screen.findByText(performanceMessages.peopleFound(62));
    const [request] = app.server.requestsTo('get', '/RespostaDesempenho/GetPessoasGrid');
    expect(request?.query).toMatchObject({ etapa, cdStatus: '0' });
    const chip = `${narrowed.stage(narrowed.stages[stage])} (remover filtro)`;
    await app.user.click(screen.getByRole('button', { name: chip }));
    await waitFor(() => expect(app.address()).toBe(SECTION_6));
  });

  it('shows those who were asked in the months of a link', async () => {
    const app = await openSection(`${SECTION_6}?filtro=7&de=2026-02`);
    await screen.findByText(performanceMessages.peopleFound(62));
    const [request] = app.server.requestsTo('get', '/RespostaDesempenho/GetPessoasGrid');
    expect(request?.query).toMatchObject({ cdStatus: '7', mesInicio: '2026-02' });
    const chip = `${narrowed.sentIn('desde fev/2026')} (remover filtro)`;
    await app.user.click(screen.getByRole('button', { name: chip }));
    await waitFor(() => expect(app.address()).toBe(`${SECTION_6}?filtro=7`));
  });

  it('reads the people again when told to', async () => {
    const path = '/RespostaDesempenho/GetPessoasGrid';
    const server = createPerformanceServer().failNext('get', path, problemReply(500, 'Falhou.'));
    const app = await openSection(SECTION_6, server);
    await screen.findByText('Falhou.');
    await app.user.click(screen.getByRole('button', { name: 'Recarregar' }));
    expect(await screen.findByText('Elisa Moraes')).toBeVisible();
  });

  it('is not for those who may not view it', async () => {
    const server = createPerformanceServer({ flAdministrador: false, secoes: [] });
    await renderApp(SECTION_6, { as: 'staff', server });
    expect(await screen.findByText(appMessages.forbiddenTitle)).toBeVisible();
    expect(server.requestsTo('get', '/RespostaDesempenho/GetPessoasGrid')).toEqual([]);
  });
});

describe('a request to one person', () => {
  const path = '/RespostaDesempenho/Post';

  async function ask(server = createPerformanceServer()) {
    const app = await openSection(SECTION_6, server);
    const name = performanceMessages.sendRequestTo('Bruno Lima');
    await app.user.click(await screen.findByRole('button', { name }));
    return app;
  }

  async function confirm(server = createPerformanceServer()) {
    const app = await ask(server);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(performanceMessages.newRequestQuestion)).toBeVisible();
    expect(question.getByText('Bruno Lima')).toBeVisible();
    await app.user.click(question.getByRole('button', { name: performanceMessages.send }));
    return app;
  }

  it('goes out after a confirmation, and the page waits for it', async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const server = createPerformanceServer().on('post', path, () =>
      finished.then(() => dataReply(5125)),
    );
    const app = await confirm(server);
    expect(await screen.findByText(appMessages.wait)).toBeInTheDocument();
    finish();
    expect(await screen.findByText(performanceMessages.requestSent)).toBeVisible();
    expect(app.server.requestsTo('post', path)[0]?.body).toEqual({
      idResposta: 0,
      idOrganogramaPessoaAvaliada: 42,
      cdStatus: 4,
    });
    const reads = () => app.server.requestsTo('get', '/RespostaDesempenho/GetPessoasGrid');
    await waitFor(() => expect(reads()).toHaveLength(2));
  });

  it('is blocked while the latest review goes on', async () => {
    const latest = '/RespostaDesempenho/GetStatusUltimaAvaliacao/{idPessoa}';
    const app = await ask(createPerformanceServer().on('get', latest, 6));
    expect(await screen.findByText(performanceMessages.newRequestBlocked)).toBeVisible();
    expect(app.server.requestsTo('get', latest)[0]?.params).toEqual({ idPessoa: '42' });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('says why the server blocks it', async () => {
    const sentence = 'Não há competências ativas para avaliar.';
    await confirm(createPerformanceServer().on('post', path, problemReply(409, sentence)));
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('says that it failed', async () => {
    await confirm(createPerformanceServer().on('post', path, problemReply(400, 'Sem e-mail.')));
    expect(await screen.findByText(performanceMessages.failed('Sem e-mail.'))).toBeVisible();
  });

  it('is refused to those who may not send', async () => {
    await openSection(SECTION_6, createPerformanceServer(performanceRights()));
    expect(screen.queryByRole('button', { name: /^Enviar/ })).toBeNull();
  });
});

describe('the reviews of a person', () => {
  it('opens from the grid, stands in the address, and closes', async () => {
    const app = await openSection();
    const name = performanceMessages.analysesOf('Elisa Moraes');
    await app.user.click(await screen.findByRole('button', { name }));
    expect(app.address()).toBe(`${SECTION_6}?pessoa=43`);
    await screen.findByRole('dialog', { name: performanceMessages.analyses });
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(app.address()).toBe(SECTION_6));
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  });

  it('offers to each what its state allows', async () => {
    const { rowOf } = await openReviews();
    const actionsOf = (id: number) =>
      rowOf(id)
        .queryAllByRole('button')
        .map(({ ariaLabel }) => ariaLabel);
    const { resend, viewReport, ofRequest, closed } = performanceMessages;
    expect(actionsOf(5124)).toEqual([ofRequest(resend, 5124)]);
    expect(actionsOf(5122)).toEqual([ofRequest(viewReport, 5122)]);
    expect(actionsOf(5100)).toEqual([]);
    expect(rowOf(5100).getByText(closed)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('says that the person could not be read', async () => {
    const path = '/OrganogramaPessoa/GetNomePessoa/{id}';
    const server = createPerformanceServer().on('get', path, problemReply(404, 'Não encontrado.'));
    await openSection(`${SECTION_6}?pessoa=44`, server);
    expect(await screen.findByText(performanceMessages.personFailed)).toBeVisible();
  });

  it('opens the report of a finished one', async () => {
    const app = await openReviews();
    await app.user.click(app.rowOf(5122).getByRole('button', { name: /Ver relatório/ }));
    await waitFor(() => expect(app.address()).toBe('/relatorio?idResposta=5122&tipo=desempenho'));
  });

  it.each([
    [5124, performanceMessages.closeCancels],
    [5123, performanceMessages.closeFinishes],
  ])('closes %i after saying what that does', async (id, meaning) => {
    const path = '/RespostaDesempenho/Encerrar';
    const reply = { idResposta: id, flEncerrado: true as const, cdStatus: 2 as const };
    const server = createPerformanceServer()
      .on('post', path, reply)
      .on('get', ...reviewsFrom(id));
    const app = await openReviews(server);
    await app.user.click(app.dialog.getByRole('button', { name: performanceMessages.close }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(meaning)).toBeVisible();
    await app.user.click(question.getByRole('button', { name: performanceMessages.close }));
    expect(await screen.findByText(performanceMessages.requestClosed)).toBeVisible();
    expect(app.server.requestsTo('post', path)[0]?.body).toEqual({ idResposta: id });
  });

  describe('mailed again', () => {
    const path = '/RespostaDesempenho/ReenviarEmails';

    async function resend(id: number, server: ReturnType<typeof createPerformanceServer>) {
      const app = await openReviews(server);
      await app.user.click(app.rowOf(id).getByRole('button', { name: /Reenviar Email/ }));
      return { ...app, question: within(await screen.findByRole('alertdialog')) };
    }

    it('reaches whoever is waited for', async () => {
      const reply = { idResposta: 5123, qtdEnviados: 2 };
      const app = await resend(5123, createPerformanceServer().on('post', path, reply));
      expect(app.question.getByText(performanceMessages.resendForFeedback)).toBeVisible();
      const { currentAddress } = performanceMessages;
      expect(app.question.queryByText(currentAddress)).not.toBeInTheDocument();
      await app.user.click(app.question.getByRole('button', { name: performanceMessages.send }));
      expect(await screen.findByText(performanceMessages.resent)).toBeVisible();
      expect(app.server.requestsTo('post', path)[0]?.body).toEqual({ IdPessoa: 44 });
    });

    it('says whom it does not reach', async () => {
      const reply = { idResposta: 5123, qtdEnviados: 1, lstSemEmail: ['Davi Melo', 'Rui Prado'] };
      const app = await resend(5123, createPerformanceServer().on('post', path, reply));
      await app.user.click(app.question.getByRole('button', { name: performanceMessages.send }));
      expect(
        await screen.findByText('Davi Melo e Rui Prado não têm e-mail: avise pessoalmente.'),
      ).toBeVisible();
    });

    it('reaches the person, whose address is told, while the self-assessment is open', async () => {
      const { question } = await resend(5124, createPerformanceServer());
      expect(question.getByText(performanceMessages.resendToPerson)).toBeVisible();
      expect(question.getByText(performanceMessages.currentAddress)).toHaveTextContent(
        'maria.figueiredo@empresa.example',
      );
    });

    it('says why it was not', async () => {
      const server = createPerformanceServer().on('post', path, problemReply(409, 'Já encerrada.'));
      const app = await resend(5124, server);
      await app.user.click(app.question.getByRole('button', { name: performanceMessages.send }));
      expect(await screen.findByText(performanceMessages.resendFailed)).toBeVisible();
      expect(screen.getByText('Já encerrada.')).toBeVisible();
    });
  });

  it('lets those who may only look do no more than that', async () => {
    const app = await openReviews(createPerformanceServer(performanceRights()));
    expect(app.rowOf(5124).queryByRole('button', { name: /Reenviar Email/ })).toBeNull();
    expect(app.dialog.queryByRole('button', { name: performanceMessages.close })).toBeNull();
  });

  it('sends none for those who may only look', async () => {
    const server = createPerformanceServer(performanceRights()).on('get', ...reviewsFrom(5122));
    const app = await openReviews(server);
    expect(app.dialog.queryByRole('button', { name: performanceMessages.newRequest })).toBeNull();
  });
});
