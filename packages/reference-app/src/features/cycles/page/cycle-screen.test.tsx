import { problemReply } from '@aferir/api-client/testing';
import { type Right, SECTION } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import { handedLinkMessages } from '../../../shared/handing/handed-link-messages.ts';
import { handLinkMessages } from '../../../shared/requests/hand-link-messages.ts';
import { requestMessages } from '../../../shared/requests/request-messages.ts';
import { slipTexts } from '../../../shared/slips/slip-texts.ts';
import { slipsMessages } from '../../../shared/slips/slips-messages.ts';
import { actOnRow, confirm, offeredFor } from '../../../shared/testing/act-on-row.ts';
import { candidate } from '../../../shared/testing/audience-fixtures.ts';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { testExport } from '../../../shared/testing/export-test.ts';
import { testNotThere, testReadAgain } from '../../../shared/testing/read-again.ts';
import { renderApp } from '../../../shared/testing/render-app.tsx';
import { interceptPdf, watchSavedFiles } from '../../../shared/testing/saved-files.ts';
import { createStaffServer, type RightsBesides } from '../../../shared/testing/staff-server.ts';
import { cyclesMessages } from '../cycles-messages.ts';
import { previewMessages } from '../preview/preview-messages.ts';
import {
  answering,
  cycleAdherence,
  cycleContent,
  cyclePreview,
  cycleSlips,
  dayIn,
  done,
  draftContent,
  handedLink,
} from '../testing/cycle-page-fixtures.ts';
import { totemDialogMessages as totemMessages } from '../totem/totem-dialog-messages.ts';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';

const ADDRESS = '/homelogado/ciclos/7';
const READ = '/Ciclo/GetDados/{id}';
const ADHERENCE = '/Ciclo/GetAdesao/{id}';
const PEOPLE = '/Ciclo/GetPessoas';
const saved = watchSavedFiles();
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

/** What handing links over takes beside the rights of cycles. */
const handing: RightsBesides = [
  [SECTION.performance, 'alterar'],
  [SECTION.employees, 'alterar'],
];

function createServer(rights?: readonly Right[], besides = rights?.length === 0 ? [] : handing) {
  return createStaffServer(SECTION.cycles, rights, besides)
    .on('get', READ, cycleContent)
    .on('get', ADHERENCE, cycleAdherence)
    .on('get', PEOPLE, { rows: [answering, done], qtdRecords: 2 })
    .on('get', '/Ciclo/GetPrevia/{id}', cyclePreview)
    .on('get', '/Ciclo/GetEncerramento/{id}', { qtdSemResposta: 19, qtdComGestores: 16 })
    .on('get', '/Ciclo/GetGridPessoas', { rows: [candidate], qtdRecords: 1 })
    .on('get', '/OrganogramaNo/Get', {
      rows: [{ idOrganogramaNo: 3, nmDepartamento: 'Tecnologia' }],
      qtdRecords: 1,
    })
    .on('post', '/Ciclo/IncluirPessoas', { qtdIncluidas: 1 })
    .on('post', '/Ciclo/ReenviarSemEnvio', { qtdIncluidas: 1 })
    .on('post', '/Ciclo/RetirarPessoa', null)
    .on('post', '/Ciclo/AlterarPrazo', null)
    .on('post', '/Ciclo/LiberarResultados', null)
    .on('post', '/Ciclo/Encerrar', null)
    .on('post', '/Ciclo/CancelarAgendamento', null)
    .on('post', '/RespostaDesempenho/CriarLink', handedLink)
    .on('post', '/Ciclo/CriarBilhetes', cycleSlips);
}

async function openCycle(server = createServer(), address = ADDRESS) {
  const app = await renderApp(address, { as: 'staff', server });
  await screen.findByText(texts.found(2));
  const click = (name: string) => app.user.click(screen.getByRole('button', { name }));
  return { ...app, click };
}

type Write =
  | '/RespostaDesempenho/CriarLink'
  | '/Ciclo/CriarBilhetes'
  | '/Ciclo/IncluirPessoas'
  | '/Ciclo/ReenviarSemEnvio'
  | '/Ciclo/RetirarPessoa'
  | '/Ciclo/AlterarPrazo'
  | '/Ciclo/LiberarResultados'
  | '/Ciclo/Encerrar'
  | '/Ciclo/CancelarAgendamento';
const bodiesOf = ({ server }: { server: ReturnType<typeof createServer> }, path: Write) =>
  server.requestsTo('post', path).map(({ body }) => body);

describe('a cycle under way', () => {
  it.each([
    [texts.department, 'departamento'],
    [texts.participation, 'situacao'],
    [texts.sentOn, 'envio'],
  ])('has its people in order by %s', async (name, order) => {
    const { user, server, address } = await openCycle();
    const grid = within(screen.getByRole('table', { name: texts.list }));
    const heading = grid.getByRole('columnheader', { name });
    await user.click(within(heading).getByRole('button', { name }));
    await waitFor(() => expect(address()).toBe(`${ADDRESS}?ordem=${order}`));
    await waitFor(() =>
      expect(server.requestsTo('get', PEOPLE).at(-1)?.query).toMatchObject({ ordem: order }),
    );
  });

  testExport({
    address: ADDRESS,
    call: PEOPLE,
    list: 'pessoas-ciclo',
    narrowed: {
      'filtro=respondendo&departamento=3&gestor=7&ordem=-envio': {
        idPosicao: '4',
        idOrganogramaNo: '3',
        idGestor: '7',
        ordem: '-envio',
      },
      'filtro=pendentes': { pendentes: 'true' },
      'filtro=sem-email': { semEmail: 'true' },
      'filtro=resultado-sem-email': { resultadoSemEmail: 'true' },
    },
    there: texts.found(2),
    of: { idCiclo: '7' },
    createServer,
  });

  it('shows how far it is and how everybody stands, and is accessible', async () => {
    await openCycle();
    expect(screen.getByRole('heading', { level: 1, name: cycleContent.nmCiclo })).toBeVisible();
    const figures = within(screen.getByRole('region', { name: texts.figures }));
    expect(figures.getByText('68%')).toBeVisible();
    expect(figures.getByRole('link', { name: `${texts.answering}: 7` })).toHaveAttribute(
      'href',
      `${ADDRESS}?filtro=respondendo`,
    );
    const [row] = screen.getAllByRole('row', { name: /Ana Souza/ });
    expect(within(row as HTMLElement).getByText('Respondendo')).toBeVisible();
    expect(within(row as HTMLElement).getByText(texts.late)).toBeVisible();
    expect(within(row as HTMLElement).getByRole('link', { name: 'Ana Souza' })).toHaveAttribute(
      'href',
      '/funcionarios/42',
    );
    expect(await axeViolations()).toEqual([]);
  });

  it('tells its adherence by department and by manager, each leading to its people', async () => {
    const app = await openCycle();
    const departments = within(screen.getByRole('table', { name: texts.byDepartment }));
    expect(departments.getByRole('link', { name: 'Dados' })).toHaveAttribute(
      'href',
      `${ADDRESS}?departamento=4`,
    );
    expect(departments.queryByRole('link', { name: 'Sem departamento' })).toBeNull();
    await app.user.click(screen.getByRole('tab', { name: texts.byManager }));
    const managers = within(await screen.findByRole('table', { name: texts.byManager }));
    const bar = managers.getByRole('meter', { name: cyclesMessages.adherenceOf('Carla Dias') });
    expect(bar).toHaveAttribute('aria-valuetext', '68%');
    expect(managers.getByText('41 de 60')).toBeVisible();
    expect(managers.getByRole('rowheader', { name: /^Carla Dias/ })).toHaveTextContent(
      /^Carla Dias$/,
    );
    expect(managers.getByRole('rowheader', { name: /^Davi Melo/ })).toHaveTextContent(
      texts.managerWithoutEmail,
    );
    expect(app.address()).toBe(`${ADDRESS}?visao=gestores`);
  });

  it('hands its adherence over as a spreadsheet', async () => {
    const app = await openCycle();
    await app.click(texts.csv);
    await waitFor(() =>
      expect(saved.map(({ name }) => name)).toEqual(['adesao-Desempenho_2026.csv']),
    );
  });

  it('is narrowed down to a participation and a department by its address', async () => {
    const { server } = await openCycle(
      createServer(),
      `${ADDRESS}?filtro=respondendo&departamento=3`,
    );
    expect(server.requestsTo('get', PEOPLE).at(-1)?.query).toMatchObject({
      idCiclo: '7',
      idPosicao: '4',
      idOrganogramaNo: '3',
    });
  });

  it('tells how many it is still sent to, until it is sent to all', async () => {
    const server = createServer().on('get', READ, { ...cycleContent, qtdAguardandoEnvio: 12 });
    await openCycle(server);
    expect(screen.getByText(texts.sendingTo(12))).toBeVisible();
    server.on('get', READ, cycleContent);
    await waitFor(() => expect(screen.queryByText(texts.sendingTo(12))).toBeNull());
  });

  it('tells how many it still cancels, and reads the figures once that is done', async () => {
    const closed = {
      ...cycleContent,
      idSituacaoCiclo: 4,
      dtEncerramento: '2026-12-19T12:00:00.000Z',
    } as const;
    const server = createServer().on('get', READ, { ...closed, qtdAguardandoCancelamento: 12 });
    await openCycle(server);
    expect(screen.getByText(texts.cancelling(12))).toBeVisible();
    const total = { ...cycleAdherence.total, qtdPessoas: 97 };
    server.on('get', READ, () => {
      server.on('get', ADHERENCE, { ...cycleAdherence, total });
      return closed;
    });
    await waitFor(() => expect(screen.queryByText(texts.cancelling(12))).toBeNull());
    expect(await screen.findByText('97')).toBeVisible();
  });

  testReadAgain({
    address: ADDRESS,
    call: READ,
    createServer,
    failed: 'Falhou',
    there: texts.found(2),
  });
  testNotThere({ call: READ, createServer }, [ADDRESS, '/homelogado/ciclos/abc']);
});

describe('what is done with a cycle under way', () => {
  it('is nothing for those who may only view', async () => {
    const app = await openCycle(createServer([]));
    expect(screen.queryByRole('button', { name: texts.addPeople })).toBeNull();
    expect(screen.queryByRole('button', { name: texts.close })).toBeNull();
    expect(await offeredFor(app.user, answering.nmPessoa)).toEqual([]);
  });

  it('brings people in', async () => {
    const app = await openCycle();
    await app.click(texts.addPeople);
    const dialog = within(await screen.findByRole('dialog', { name: texts.addPeople }));
    await app.user.click(dialog.getByRole('combobox', { name: texts.newPeople }));
    await app.user.click(await screen.findByRole('option', { name: /Álvaro Dias/ }));
    expect(await axeViolations()).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: texts.addConfirm(1) }));
    expect(await screen.findByText(texts.addedNow)).toBeVisible();
    expect(bodiesOf(app, '/Ciclo/IncluirPessoas')).toEqual([{ idCiclo: 7, lstPessoas: [43] }]);
  });

  it('takes out who has not answered, after asking', async () => {
    const app = await openCycle();
    expect(await offeredFor(app.user, done.nmPessoa)).toEqual([]);
    await actOnRow(app.user, texts.takeOut, answering.nmPessoa);
    await confirm(app.user, texts.takeOut);
    expect(await screen.findByText(texts.takenOut)).toBeVisible();
    expect(bodiesOf(app, '/Ciclo/RetirarPessoa')).toEqual([
      { idCiclo: 7, idOrganogramaPessoa: 42 },
    ]);
  });

  it('moves its deadline to a day that is still to come', async () => {
    const begun = { ...cycleContent, dtInicio: new Date().toISOString() };
    const app = await openCycle(createServer().on('get', READ, begun));
    await app.click(texts.moveDeadline);
    const dialog = within(await screen.findByRole('dialog', { name: texts.moveDeadline }));
    const deadline = dialog.getByRole('textbox', { name: texts.newDeadline });
    const save = () => app.user.click(dialog.getByRole('button', { name: texts.moveDeadline }));
    await app.user.clear(deadline);
    await app.user.type(deadline, '01012020');
    await save();
    expect(deadline).toHaveAccessibleDescription(/hoje ou depois/);
    expect(deadline).toHaveFocus();
    const day = dayIn(40);
    await app.user.clear(deadline);
    await app.user.type(deadline, day.split('-').toReversed().join(''));
    await save();
    expect(await screen.findByText(texts.deadlineMoved)).toBeVisible();
    expect(bodiesOf(app, '/Ciclo/AlterarPrazo')).toEqual([{ idCiclo: 7, dtPrazo: day }]);
  });

  it('says that results are held and releases them, at once or on a day', async () => {
    const held = { ...cycleContent, flRetemResultados: true, qtdRetidos: 12 };
    const app = await openCycle(createServer().on('get', READ, held));
    expect(screen.getByText(`${texts.held(12)} ${texts.heldOpen}`)).toBeVisible();
    await app.click(texts.release);
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('radio', { name: texts.releaseOnDay }));
    const save = () => app.user.click(dialog.getByRole('button', { name: texts.releaseSchedule }));
    await save();
    const day = dialog.getByRole('textbox', { name: texts.releaseDay });
    expect(day).toHaveAccessibleDescription(new RegExp(texts.noReleaseDay));
    expect(day).toHaveFocus();
    expect(await axeViolations()).toEqual([]);
    await app.user.type(day, dayIn(9).split('-').toReversed().join(''));
    await save();
    expect(await screen.findByText(texts.releaseScheduled)).toBeVisible();
    await app.click(texts.release);
    const again = within(await screen.findByRole('dialog'));
    await app.user.click(again.getByRole('button', { name: texts.releaseConfirm(12) }));
    expect(await screen.findByText(texts.released)).toBeVisible();
    expect(bodiesOf(app, '/Ciclo/LiberarResultados')).toEqual([
      { idCiclo: 7, dtLiberacao: dayIn(9) },
      { idCiclo: 7, dtLiberacao: null },
    ]);
  });

  it('has the focus at what became of its results, once they are released', async () => {
    const held = { ...cycleContent, flRetemResultados: true, qtdRetidos: 12 };
    const server = createServer().on('get', READ, held);
    const app = await openCycle(server);
    screen.getByRole('button', { name: texts.release }).focus();
    await app.user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    server.on('get', READ, { ...held, dtLiberados: '2026-12-21T12:00:00.000Z' });
    dialog.getByRole('button', { name: texts.releaseConfirm(12) }).focus();
    await app.user.keyboard('{Enter}');
    expect(await screen.findByText(texts.releasedOn('21/12/2026'))).toBeVisible();
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent(texts.releasedOn('21/12/2026')),
    );
    expect(document.body).not.toHaveFocus();
  });

  it('says before a release who is not told of it, by name, and whether anybody is', async () => {
    const held = { ...cycleContent, flRetemResultados: true, qtdProntosSemEmail: 21 };
    const unmailed = {
      ...done,
      idOrganogramaPessoa: 44,
      nmPessoa: 'Zoé Prado',
      flSemEmail: true,
    };
    let answer = () => {};
    const server = createServer()
      .on('get', READ, held)
      .on('get', PEOPLE, async ({ query }) => {
        if (!query.resultadoSemEmail) return { rows: [answering, done], qtdRecords: 2 };
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return { rows: [unmailed, done], qtdRecords: 22 };
      });
    const { unmount, click } = await openCycle(server);
    expect(screen.getByText(new RegExp(texts.readyUnmailed(21)))).toBeVisible();
    await click(texts.release);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(texts.resultsMailed)).toBeVisible();
    expect(dialog.getByText(texts.resultsUnmailed(21))).toBeVisible();
    expect(await dialog.findByText(texts.readingUnmailed)).toBeInTheDocument();
    await waitFor(() => expect(server.requestsTo('get', PEOPLE)).toHaveLength(2));
    answer();
    const zoe = await dialog.findByRole('link', { name: 'Zoé Prado' });
    expect(zoe).toHaveAttribute('href', '/funcionarios/44');
    // Somebody has come since the cycle was read.
    expect(dialog.getByText(texts.resultsUnmailed(22))).toBeVisible();
    expect(zoe.closest('p')).toHaveTextContent(`Zoé Prado, ${done.nmPessoa} e mais 20 pessoas.`);
    expect(server.requestsTo('get', PEOPLE).at(-1)?.query).toMatchObject({
      idCiclo: '7',
      resultadoSemEmail: 'true',
    });
    expect(await axeViolations()).toEqual([]);
    unmount();
    const none = { ...held, qtdProntosSemEmail: 0, flAvisaResultados: false };
    const app = await openCycle(createServer().on('get', READ, none));
    await app.click(texts.release);
    const silent = within(await screen.findByRole('dialog'));
    expect(silent.getByText(texts.resultsNotMailed)).toBeVisible();
    expect(silent.queryByText(texts.resultsMailed)).toBeNull();
  });

  it('tells whom no mail tells of a result only where results are mailed', async () => {
    for (const flAvisaResultados of [true, false]) {
      const cycle = { ...cycleContent, flAvisaResultados };
      const { user, unmount } = await openCycle(createServer().on('get', READ, cycle));
      await user.click(screen.getByRole('combobox', { name: 'Filtrar por situação' }));
      expect(await screen.findByRole('option', { name: texts.pendingUnmailed })).toBeVisible();
      const option = screen.queryByRole('option', { name: texts.resultUnmailed });
      expect(option !== null).toBe(flAvisaResultados);
      unmount();
    }
  });

  it('leads after a release to who was not told of it, and to the address of the portal', async () => {
    const released = {
      ...cycleContent,
      flRetemResultados: true,
      dtLiberados: '2027-01-11T12:00:00.000Z',
      qtdProntosSemEmail: 1,
    };
    const unmailed = { ...done, flSemEmail: true };
    const server = createServer()
      .on('get', READ, released)
      .on('get', PEOPLE, { rows: [answering, unmailed], qtdRecords: 2 });
    const { user } = await openCycle(server);
    expect(screen.getByText(new RegExp(texts.releasedUnmailed(1)))).toBeVisible();
    await user.click(screen.getByRole('link', { name: texts.seeUntold }));
    await waitFor(() =>
      expect(server.requestsTo('get', PEOPLE).at(-1)?.query).toMatchObject({
        resultadoSemEmail: 'true',
      }),
    );
    expect(await offeredFor(user, answering.nmPessoa)).not.toContain(texts.copyPortal);
    await actOnRow(user, texts.copyPortal, done.nmPessoa);
    expect(await screen.findByText(texts.portalCopied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain('/login-funcionario?idcliente=');
  });

  it('says how many managers no mail tells who is missing, where they are told', async () => {
    const { user, address, unmount } = await openCycle();
    expect(screen.getByText(texts.managersUnmailed(1))).toBeVisible();
    await user.click(screen.getByRole('link', { name: texts.seeManagers }));
    expect(address()).toBe(`${ADDRESS}?visao=gestores`);
    unmount();
    await openCycle(createServer().on('get', READ, { ...cycleContent, flLembraGestores: false }));
    expect(screen.queryByText(texts.managersUnmailed(1))).toBeNull();
  });

  it.each([
    ['the list', texts.seeUntold, texts.list],
    ['the adherence', texts.seeManagers, texts.adherence],
  ])('brings %s below into sight where a notice leads to it', async (_part, link, name) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 2000));
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const released = { flRetemResultados: true, dtLiberados: '2027-01-11T12:00:00.000Z' };
    const cycle = { ...cycleContent, ...released, qtdProntosSemEmail: 1 };
    const { user } = await openCycle(createServer().on('get', READ, cycle));
    await user.click(screen.getByRole('link', { name: link }));
    expect(scroll.mock.contexts).toEqual([screen.getByRole('region', { name })]);
    expect(screen.getByRole('region', { name })).toHaveFocus();
  });

  it('takes a day of release back that was chosen, and offers no such thing without one', async () => {
    const held = { ...cycleContent, flRetemResultados: true };
    const open = await openCycle(createServer().on('get', READ, held));
    await open.click(texts.release);
    const asked = within(await screen.findByRole('dialog'));
    expect(asked.getAllByRole('radio')).toHaveLength(2);
    open.unmount();
    const app = await openCycle(createServer().on('get', READ, { ...held, dtLiberacao: dayIn(9) }));
    await app.click(texts.release);
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('radio', { name: texts.releaseOpen }));
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(await axeViolations()).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: texts.releaseTakeBack }));
    expect(await screen.findByText(texts.releaseUnscheduled)).toBeVisible();
    expect(bodiesOf(app, '/Ciclo/LiberarResultados')).toEqual([
      { idCiclo: 7, dtLiberacao: null, flTiraDia: true },
    ]);
  });

  it('keeps the question open where releasing fails', async () => {
    const held = { ...cycleContent, flRetemResultados: true };
    const app = await openCycle(
      createServer()
        .on('get', READ, held)
        .on('post', '/Ciclo/LiberarResultados', problemReply(409, 'Já liberados.')),
    );
    await app.click(texts.release);
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: texts.releaseConfirm(0) }));
    expect(await screen.findByText(/Já liberados/)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('tells since when results are released, and until when they are held', async () => {
    const released = {
      ...cycleContent,
      flRetemResultados: true,
      dtLiberacao: '2027-01-11',
      dtLiberados: '2027-01-11T12:00:00.000Z',
    };
    const { unmount } = await openCycle(createServer().on('get', READ, released));
    expect(screen.getByText(texts.releasedOn('11/01/2027'))).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.release })).toBeNull();
    unmount();
    const until = { ...released, dtLiberados: null };
    await openCycle(createServer(['visualizar']).on('get', READ, until));
    expect(screen.getByText(`${texts.held(0)} ${texts.heldUntil('11/01/2027')}`)).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.release })).toBeNull();
  });

  it('sends it to those who could not be reached', async () => {
    const app = await openCycle();
    await app.user.click(await screen.findByRole('button', { name: texts.sendUnsent(1) }));
    await confirm(app.user, texts.sendUnsentConfirm);
    expect(await screen.findByText(texts.sendingUnsent)).toBeVisible();
    expect(bodiesOf(app, '/Ciclo/ReenviarSemEnvio')).toEqual([{ idCiclo: 7 }]);
  });

  it.each([false, true])('closes it, and cancels what is not answered: %s', async (cancels) => {
    const app = await openCycle();
    await app.click(texts.close);
    const question = within(await screen.findByRole('alertdialog'));
    expect(await question.findByText(texts.leavesUnanswered(19))).toBeVisible();
    expect(question.getByText(texts.leavesManagers(16))).toBeVisible();
    if (cancels) await app.user.click(question.getByRole('checkbox'));
    expect(await axeViolations()).toEqual([]);
    await app.user.click(question.getByRole('button', { name: texts.close }));
    expect(await screen.findByText(texts.closed)).toBeVisible();
    expect(bodiesOf(app, '/Ciclo/Encerrar')).toEqual([{ idCiclo: 7, flCancelarAbertas: cancels }]);
  });

  it('hands a personal link over to who has still to answer, and keeps it nowhere', async () => {
    const app = await openCycle();
    expect(await offeredFor(app.user, done.nmPessoa)).toEqual([]);
    await actOnRow(app.user, requestMessages.handLink, answering.nmPessoa);
    const dialog = within(await screen.findByRole('dialog', { name: handLinkMessages.title }));
    expect(dialog.getByText(handLinkMessages.meaning(answering.nmPessoa))).toBeVisible();
    expect(bodiesOf(app, '/RespostaDesempenho/CriarLink')).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: handedLinkMessages.make }));
    const url = `${window.location.origin}/validar/${handedLink.hash}`;
    const field = await dialog.findByLabelText(handedLinkMessages.made(answering.nmPessoa));
    expect(field).toHaveValue(url);
    expect(bodiesOf(app, '/RespostaDesempenho/CriarLink')).toEqual([{ idResposta: 311 }]);
    const conversation = dialog.getByRole('link', { name: /WhatsApp/ });
    expect(conversation).toHaveAttribute('rel', 'noopener noreferrer');
    const address = new URL(conversation.getAttribute('href') ?? '');
    expect(address.pathname).toBe('/5511912345678');
    expect(address.searchParams.get('text')).toContain(url);
    expect(await axeViolations()).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: staffFormMessages.copy }));
    expect(await navigator.clipboard.readText()).toBe(url);
    const [close] = dialog.getAllByRole('button', { name: handedLinkMessages.close });
    await app.user.click(close as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.body.innerHTML).not.toContain(handedLink.hash);
  });

  it('hands nothing over where one may not change employees', async () => {
    const server = createServer(['alterar'], [[SECTION.performance, 'alterar']]);
    const app = await openCycle(server);
    expect(await offeredFor(app.user, answering.nmPessoa)).toEqual([texts.takeOut]);
    expect(screen.getByText(texts.unmailed(1))).toBeVisible();
    expect(screen.queryByRole('button', { name: slipsMessages.print })).toBeNull();
  });

  it('prints slips for those whom no mail reaches, after asking, and offers those that are left', async () => {
    interceptPdf();
    const server = createServer().on('post', '/Ciclo/CriarBilhetes', {
      ...cycleSlips,
      qtdRestantes: 3,
    });
    const app = await openCycle(server);
    expect(screen.getByRole('link', { name: texts.seeUnmailed(1) })).toHaveAttribute(
      'href',
      `${ADDRESS}?filtro=sem-email`,
    );
    await app.click(slipsMessages.print);
    await confirm(app.user, slipsMessages.confirm);
    expect(await screen.findByText(slipsMessages.done(cycleSlips.bilhetes.length))).toBeVisible();
    expect(saved.at(-1)?.name).toBe('bilhetes-Desempenho_2026.pdf');
    const text = await saved.at(-1)?.file.text();
    expect(text).toContain('Tecnologia');
    expect(text).toContain('Ana Souza');
    expect(text).toContain(slipTexts['pt-BR'].answerUntil('18/12/2026'));
    expect(text).toContain(slipsMessages.noDepartment);
    expect(await screen.findByText(slipsMessages.next(3))).toBeVisible();
    server.on('post', '/Ciclo/CriarBilhetes', cycleSlips);
    await confirm(app.user, slipsMessages.confirm);
    await waitFor(() => expect(saved.at(-1)?.name).toBe('bilhetes-Desempenho_2026-2.pdf'));
    expect(bodiesOf(app, '/Ciclo/CriarBilhetes')).toEqual([
      { idCiclo: 7 },
      { idCiclo: 7, idAposPessoa: 44 },
    ]);
  });

  it('says why no slips were made', async () => {
    const why = 'Não há bilhetes a imprimir: ninguém sem e-mail tem resposta pendente.';
    const server = createServer().on('post', '/Ciclo/CriarBilhetes', problemReply(409, why));
    const app = await openCycle(server);
    await app.click(slipsMessages.print);
    await confirm(app.user, slipsMessages.confirm);
    expect(await screen.findByText(new RegExp(why))).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('shows the figures as they are once it is closed, whichever is read first', async () => {
    const server = createServer();
    const app = await openCycle(server);
    const total = { ...cycleAdherence.total, qtdSairam: 97 };
    let reads = 0;
    server
      .on('get', READ, {
        ...cycleContent,
        idSituacaoCiclo: 4,
        dtEncerramento: '2026-12-19T12:00:00.000Z',
      })
      .on('get', ADHERENCE, () => {
        reads += 1;
        // The first is on its way while what is open is cancelled.
        return reads > 1 ? { ...cycleAdherence, total } : cycleAdherence;
      });
    await app.click(texts.close);
    await confirm(app.user, texts.close);
    expect(await screen.findByText('97')).toBeVisible();
    // What it was closed by is offered no more.
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(document.body).not.toHaveFocus();
  });

  it('says why it was not closed', async () => {
    const why = 'Este ciclo não está em andamento.';
    const server = createServer().on('post', '/Ciclo/Encerrar', problemReply(409, why));
    const app = await openCycle(server);
    await app.click(texts.close);
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText(texts.leavesUnanswered(19));
    await app.user.click(question.getByRole('button', { name: texts.close }));
    expect(await screen.findByText(new RegExp(why))).toBeVisible();
  });
});

describe('a cycle that has not begun', () => {
  const scheduled = { ...draftContent, idSituacaoCiclo: 2, dtAbertura: '2099-12-01' } as const;

  it('says when it does and whom it would reach, and is accessible', async () => {
    const server = createServer().on('get', READ, scheduled);
    await renderApp(ADDRESS, { as: 'staff', server });
    expect(await screen.findByText(previewMessages.asked(57))).toBeVisible();
    expect(screen.getByText(texts.scheduledText('01/12/2099'))).toBeVisible();
    expect(screen.getByText(previewMessages.managersWithoutEmail(1))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Davi Melo' })).toBeVisible();
    expect(screen.getByRole('link', { name: texts.edit })).toHaveAttribute(
      'href',
      '/homelogado/ciclos/editar/5',
    );
    expect(await axeViolations()).toEqual([]);
  });

  it('becomes a draft again', async () => {
    const server = createServer().on('get', READ, scheduled);
    const app = await renderApp(ADDRESS, { as: 'staff', server });
    await app.user.click(await screen.findByRole('button', { name: texts.unschedule }));
    expect(await screen.findByText(texts.unscheduled)).toBeVisible();
    expect(bodiesOf(app, '/Ciclo/CancelarAgendamento')).toEqual([{ idCiclo: 5 }]);
  });

  it('is only looked at by those who may only view', async () => {
    const server = createServer([]).on('get', READ, draftContent);
    await renderApp(ADDRESS, { as: 'staff', server });
    expect(await screen.findByText(texts.draftText)).toBeVisible();
    expect(screen.queryByRole('link', { name: texts.edit })).toBeNull();
  });
});

it('can no longer be changed once it is closed', async () => {
  const closed = {
    ...cycleContent,
    idSituacaoCiclo: 4,
    dtEncerramento: '2026-12-20T12:00:00.000Z',
  } as const;
  const app = await openCycle(createServer().on('get', READ, closed));
  expect(screen.queryByRole('button', { name: texts.addPeople })).toBeNull();
  expect(await offeredFor(app.user, answering.nmPessoa)).toEqual([]);
});

describe('the totem of a running cycle', () => {
  const OPEN = '/Ciclo/AbrirTotem';

  it('is opened, and its address told once', async () => {
    const server = createServer()
      .on('post', OPEN, { codigo: 'AbC', dtAbertura: '2026-11-23T12:00:00.000Z' })
      .on('post', '/Ciclo/FecharTotem', null);
    const { click } = await openCycle(server);
    await click(texts.totem);
    await screen.findByText(totemMessages.meaning);
    await click(totemMessages.open);
    const address = await screen.findByLabelText(totemMessages.address);
    expect(address).toHaveValue(`${window.location.origin}/totem/AbC`);
    expect(await axeViolations()).toEqual([]);
    await click(totemMessages.end);
    expect(await screen.findByText(totemMessages.ended)).toBeVisible();
    expect(server.requestsTo('post', OPEN)[0]?.body).toEqual({ idCiclo: 7 });
  });

  it('is given another address where one is open', async () => {
    const opened = { ...cycleContent, dtTotem: '2026-11-23T12:00:00.000Z' };
    const { click } = await openCycle(createServer().on('get', READ, opened));
    await click(texts.totem);
    expect(await screen.findByText(new RegExp(totemMessages.replaces))).toBeVisible();
    expect(screen.getByRole('button', { name: totemMessages.renew })).toBeVisible();
  });

  it('is nothing to whoever may not hand links over', async () => {
    await openCycle(createServer(['visualizar', 'alterar'], []));
    expect(screen.queryByRole('button', { name: texts.totem })).toBeNull();
  });
});
