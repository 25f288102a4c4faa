import { problemReply } from '@aferir/api-client/testing';
import { type Right, SECTION } from '@aferir/domain';
import * as widgets from '@aferir/widgets';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appMessages } from '../../../shared/app-messages.ts';
import { actOnRow, offeredFor, openRowMenu } from '../../../shared/testing/act-on-row.ts';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { testExport } from '../../../shared/testing/export-test.ts';
import { testNotThere, testReadAgain } from '../../../shared/testing/read-again.ts';
import { renderApp } from '../../../shared/testing/render-app.tsx';
import { interceptPdf, watchSavedFiles } from '../../../shared/testing/saved-files.ts';
import { createStaffServer } from '../../../shared/testing/staff-server.ts';
import { learner, learnerState, trainingReport } from '../testing/training-report-fixtures.ts';
import { trainingReportMessages as texts } from './training-report-messages.ts';

const ADDRESS = '/homelogado/treinamentos/relatorio/4';
const REPORT = '/Treinamento/GetDadosRelatorio/{idTreinamento}';
const STATE = '/Treinamento/GetRelatorioEstadoTreinamento/{idTreinamento}/{idPessoa}';
const RESEND = '/Treinamento/ReenviarEmail/{idTreinamento}/{idPessoa}';

const saved = watchSavedFiles();
afterEach(() => localStorage.clear());

function createServer(rights?: readonly Right[]) {
  return createStaffServer(SECTION.trainings, rights)
    .on('get', REPORT, trainingReport)
    .on('get', STATE, learnerState)
    .on('post', RESEND, null);
}

async function openReport(server = createServer(), address = ADDRESS) {
  const app = await renderApp(address, { as: 'staff', server });
  await screen.findByRole('heading', { level: 1, name: 'Segurança no trabalho' });
  return app;
}

describe('the report of a training', () => {
  testExport({
    address: ADDRESS,
    call: REPORT,
    list: 'pessoas-treinamento',
    narrowed: {
      'filtro=em-andamento&ordem=-conclusao': { status: 'Em andamento', ordem: '-conclusao' },
    },
    there: texts.peopleFound(3),
    of: { idTreinamento: '4' },
    createServer,
  });

  it('shows its figures and how far everybody is, and is accessible', async () => {
    await openReport();
    expect(screen.getByText(texts.sentOn('10/11/2026'))).toBeVisible();
    const figures = within(screen.getByRole('region', { name: texts.figures }));
    expect(figures.getByText('50%')).toBeVisible();
    const [row] = screen.getAllByRole('row', { name: /Ana Souza/ });
    expect(within(row as HTMLElement).getByText('12/11/2026, 14:30')).toBeVisible();
    expect(
      screen.getAllByRole('meter', { name: texts.percentOf('Carla Nunes') })[0],
    ).toHaveAttribute('aria-valuenow', '100');
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    [texts.percent, 'conclusao'],
    [texts.lastView, 'visualizacao'],
  ])('is put in order by %s', async (name, order) => {
    const { user, server, address } = await openReport();
    const heading = screen.getByRole('columnheader', { name });
    await user.click(within(heading).getByRole('button', { name }));
    await waitFor(() => expect(address()).toBe(`${ADDRESS}?ordem=${order}`));
    await waitFor(() =>
      expect(server.requestsTo('get', REPORT).at(-1)?.query).toMatchObject({ ordem: order }),
    );
  });

  it('is narrowed down to a state', async () => {
    const { server } = await openReport(createServer(), `${ADDRESS}?filtro=em-andamento`);
    const [first] = server.requestsTo('get', REPORT);
    expect(first?.query).toMatchObject({ status: 'Em andamento', index: '0' });
    expect(first?.params).toEqual({ idTreinamento: '4' });
  });

  testReadAgain({
    address: ADDRESS,
    call: REPORT,
    createServer,
    failed: new RegExp(`${texts.loadFailed}.* Falhou`),
    there: texts.peopleFound(3),
  });
  testNotThere({ call: REPORT, createServer }, [ADDRESS, '/homelogado/treinamentos/relatorio/abc']);
});

describe('what somebody has done', () => {
  it('is shown video by video, apart what was marked by hand', async () => {
    const { user } = await openReport();
    await user.click(
      screen.getAllByRole('button', { name: texts.viewStateOf('Ana Souza') })[0] as HTMLElement,
    );
    const dialog = within(await screen.findByRole('dialog', { name: texts.stateOf('Ana Souza') }));
    const first = within(await dialog.findByRole('region', { name: 'Primeiro dia' }));
    const [company, exits] = first.getAllByRole('listitem');
    expect(company).toHaveTextContent(/A empresa.*Marcado manualmente.*Concluído/);
    expect(exits).not.toHaveTextContent(texts.markedByHand);
    expect(dialog.getByRole('region', { name: 'Primeira semana' })).toHaveTextContent(
      'Não iniciado',
    );
    expect(await axeViolations()).toEqual([]);
  });

  it('can be asked for again when it could not be read', async () => {
    const server = createServer().failNext('get', STATE, problemReply(500, 'Falhou'));
    const { user } = await openReport(server);
    await user.click(
      screen.getAllByRole('button', { name: texts.viewStateOf('Ana Souza') })[0] as HTMLElement,
    );
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: appMessages.retry }));
    expect(await dialog.findByText('Equipamentos de proteção')).toBeVisible();
  });
});

describe('mailing a training again', () => {
  it('asks first', async () => {
    const { user, server } = await openReport();
    await actOnRow(user, texts.resend, learner.nmPessoa);
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: texts.send }));
    expect(await screen.findByText(texts.resent)).toBeVisible();
    expect(server.requestsTo('post', RESEND).map(({ params }) => params)).toEqual([
      { idTreinamento: '4', idPessoa: '42' },
    ]);
  });

  it('says why it failed', async () => {
    const why = 'O treinamento está inativo.';
    const { user } = await openReport(createServer().on('post', RESEND, problemReply(409, why)));
    await actOnRow(user, texts.resend, learner.nmPessoa);
    await user.click(await screen.findByRole('button', { name: texts.send }));
    expect(await screen.findByText(why)).toBeVisible();
  });

  it('is for those who may change trainings, and not to who has left', async () => {
    const viewer = await openReport(createServer([]));
    expect(await offeredFor(viewer.user, learner.nmPessoa)).not.toContain(texts.resend);
    viewer.unmount();
    const { user } = await openReport();
    await openRowMenu(user, 'Carla Nunes');
    expect(screen.getByRole('menuitem', { name: new RegExp(texts.resend) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('the report as a file', () => {
  it('is a PDF on wide paper with everybody', async () => {
    const make = interceptPdf();
    const { user } = await openReport();
    await user.click(screen.getByRole('button', { name: texts.pdf }));
    expect(await screen.findByText(texts.pdfDone)).toBeVisible();
    expect(saved[0]?.name).toBe('Relatorio_Treinamento_Seguranca_no_trabalho.pdf');
    expect(make.mock.calls[0]?.[1]).toMatchObject({ format: 'wide', author: 'Empresa Exemplo' });
    expect(await saved[0]?.file.text()).toContain('Carla Nunes');
  });

  it('says so when it can’t be made', async () => {
    vi.spyOn(widgets, 'makePdf').mockRejectedValue(new Error('no canvas'));
    const { user } = await openReport();
    await user.click(screen.getByRole('button', { name: texts.pdf }));
    expect(await screen.findByText(texts.pdfFailed)).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('says so when not everybody can be read', async () => {
    const { user, server } = await openReport();
    server.failNext('get', REPORT, problemReply(500));
    await user.click(screen.getByRole('button', { name: texts.pdf }));
    expect(await screen.findByText(texts.pdfFailed)).toBeVisible();
    expect(saved).toEqual([]);
  });
});
