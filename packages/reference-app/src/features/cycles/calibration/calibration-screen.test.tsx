import { problemReply } from '@aferir/api-client/testing';
import { CALIBRATION_FAULT_TEXTS, type Right, SECTION } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { testExport } from '../../../shared/testing/export-test.ts';
import { testReadAgain } from '../../../shared/testing/read-again.ts';
import { renderApp } from '../../../shared/testing/render-app.tsx';
import { createStaffServer, type RightsBesides } from '../../../shared/testing/staff-server.ts';
import { cyclePageMessages } from '../page/cycle-page-messages.ts';
import {
  adjustedScore,
  cycleCalibration,
  scoreCalibration,
} from '../testing/calibration-fixtures.ts';
import { cycleAdherence, cycleContent } from '../testing/cycle-page-fixtures.ts';
import { calibrationMessages as texts } from './calibration-messages.ts';

const ADDRESS = '/homelogado/ciclos/calibracao/7';
const GRID = '/CalibracaoDesempenho/GetDoCiclo';
const SCORE = '/CalibracaoDesempenho/GetNota';
const SAVE = '/CalibracaoDesempenho/PostNota';
const reason = 'A régua dos outros times pede outra nota.';
afterEach(() => localStorage.clear());

const seeing: RightsBesides = [[SECTION.performance, 'visualizar']];
const held = { ...cycleContent, flRetemResultados: true };

function createServer({
  rights,
  besides = seeing,
}: {
  rights?: readonly Right[];
  besides?: RightsBesides;
} = {}) {
  return createStaffServer(SECTION.cycles, rights, besides)
    .on('get', '/Ciclo/GetDados/{id}', held)
    .on('get', '/Ciclo/GetAdesao/{id}', cycleAdherence)
    .on('get', '/Ciclo/GetPessoas', { rows: [], qtdRecords: 0 })
    .on('get', GRID, cycleCalibration)
    .on('get', SCORE, ({ query: { idCompetencia } }) =>
      Number(idCompetencia) === 5 ? adjustedScore : scoreCalibration,
    )
    .on('get', '/OrganogramaNo/Get', ({ query: { idOrganogramaNo } }) => ({
      rows: [
        { idOrganogramaNo: 3, nmDepartamento: 'Tecnologia' },
        { idOrganogramaNo: 4, nmDepartamento: 'Vendas' },
      ].filter((one) => one.idOrganogramaNo === Number(idOrganogramaNo)),
      qtdRecords: 1,
    }))
    .on('post', SAVE, null);
}

async function open(server = createServer(), address = ADDRESS) {
  const app = await renderApp(address, { as: 'staff', server });
  await screen.findByText(texts.found(2));
  return { ...app, server };
}

const scoreButton = (score: string, competency: string, person = 'Bruno Lima') =>
  screen.getByRole('button', { name: `${score} ${texts.scoreOf(person, competency)}` });

describe('the calibration of a cycle', () => {
  it('shows each score, what was adjusted and who is missing, and is accessible', async () => {
    await open();
    expect(screen.getByText(`${texts.pending(4, false)} ${texts.calibrated(1)}`)).toBeVisible();
    expect(scoreButton('8,5', 'Trabalho em equipe')).toBeVisible();
    expect(scoreButton('7 (média 6,3)', 'Comunicação')).toBeVisible();
    const means = within(screen.getByRole('table', { name: texts.means }));
    expect(means.getByRole('row', { name: 'Trabalho em equipe 7,1' })).toBeVisible();
    expect(screen.getByText(texts.chooseUnit)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('sets a department beside the cycle, with a sign and a word', async () => {
    const { server } = await open(createServer(), `${ADDRESS}?departamento=3`);
    const means = within(screen.getByRole('table', { name: texts.means }));
    expect(await means.findByRole('columnheader', { name: 'Tecnologia' })).toBeVisible();
    expect(
      means.getByRole('row', { name: 'Trabalho em equipe 8,4 7,1 +1,3, acima' }),
    ).toBeVisible();
    expect(means.getByRole('row', { name: 'Comunicação 6,2 7,1 −0,9, abaixo' })).toBeVisible();
    expect(means.getByRole('row', { name: 'Negociação 7,0 7,0 igual' })).toBeVisible();
    expect(server.requestsTo('get', GRID).at(-1)?.query).toMatchObject({ idOrganogramaNo: '3' });
  });

  it('shows the means of a department below its own name until those of the next are there', async () => {
    let answer = (_reply: typeof cycleCalibration) => {};
    const late = new Promise<typeof cycleCalibration>((resolve) => {
      answer = resolve;
    });
    const server = createServer().on('get', GRID, ({ query }) =>
      query.idOrganogramaNo === '4' ? late : cycleCalibration,
    );
    const { navigate } = await open(server, `${ADDRESS}?departamento=3`);
    const means = within(screen.getByRole('table', { name: texts.means }));
    expect(await means.findByRole('columnheader', { name: 'Tecnologia' })).toBeVisible();
    await navigate(`${ADDRESS}?departamento=4`);
    const table = screen.getByRole('table', { name: texts.means });
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'true'));
    expect(means.getByRole('columnheader', { name: 'Tecnologia' })).toBeVisible();
    expect(means.getByText('+1,3, acima')).toBeVisible();
    answer({ ...cycleCalibration, qtdPendentes: 9 });
    expect(await means.findByRole('columnheader', { name: 'Vendas' })).toBeVisible();
    expect(screen.getByText(new RegExp(texts.pending(9, true)))).toBeVisible();
    expect(means.queryByRole('columnheader', { name: 'Tecnologia' })).toBeNull();
  });

  it('says of a whole cycle nothing of a department until its means are there', async () => {
    let answer = (_reply: typeof cycleCalibration) => {};
    const late = new Promise<typeof cycleCalibration>((resolve) => {
      answer = resolve;
    });
    const server = createServer().on('get', GRID, ({ query }) =>
      query.idOrganogramaNo === '4' ? late : cycleCalibration,
    );
    const { navigate } = await open(server);
    await navigate(`${ADDRESS}?departamento=4`);
    const table = screen.getByRole('table', { name: texts.means });
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByText(new RegExp(texts.pending(4, false)))).toBeVisible();
    answer({ ...cycleCalibration, qtdPendentes: 2 });
    expect(await screen.findByText(new RegExp(texts.pending(2, true)))).toBeVisible();
  });

  it('says so when nobody is rated', async () => {
    const nobody = { ...cycleCalibration, competencias: [], rows: [], qtdRecords: 0 };
    const server = createServer().on('get', GRID, nobody);
    await renderApp(ADDRESS, { as: 'staff', server });
    expect(await screen.findByText(texts.nobody)).toBeVisible();
    expect(screen.getByText(texts.noMeans)).toBeVisible();
    expect(screen.queryByText(new RegExp(texts.allRated(false)))).toBeNull();
  });

  testExport({
    address: ADDRESS,
    call: GRID,
    list: 'calibracao',
    there: texts.found(2),
    narrowed: {
      'departamento=3&ordem=-nota-5': { idOrganogramaNo: '3', ordem: '-nota', idCompetencia: '5' },
    },
    of: { idCiclo: '7' },
    createServer: () => createServer(),
  });

  it.each([
    [texts.person, { ordem: 'nome' }],
    [texts.position, { ordem: 'cargo' }],
    ['Trabalho em equipe', { ordem: 'nota', idCompetencia: '3' }],
  ])('is put in order by %s', async (name, order) => {
    const { user, server } = await open();
    const grid = within(screen.getByRole('table', { name: texts.people }));
    await user.click(grid.getByRole('button', { name }));
    await waitFor(() => expect(server.requestsTo('get', GRID).at(-1)?.query).toMatchObject(order));
    await user.click(grid.getByRole('button', { name }));
    await waitFor(() =>
      expect(server.requestsTo('get', GRID).at(-1)?.query).toMatchObject({
        ...order,
        ordem: `-${order.ordem}`,
      }),
    );
  });

  testReadAgain({
    address: ADDRESS,
    call: GRID,
    createServer: () => createServer(),
    failed: `${texts.listFailed} Falhou`,
    there: texts.found(2),
  });

  it('is not for who may not see results', async () => {
    const server = createServer({ besides: [] });
    await renderApp(ADDRESS, { as: 'staff', server });
    expect(await screen.findByText(texts.noRight)).toBeVisible();
    expect(server.requestsTo('get', GRID)).toEqual([]);
  });
});

describe('a score', () => {
  it('is adjusted with a reason, by keyboard alone', async () => {
    const { user, server } = await open();
    scoreButton('8,5', 'Trabalho em equipe').focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Ana Souza')).toBeVisible();
    const dialog = within(screen.getByRole('dialog', { name: texts.ofPerson('Bruno Lima') }));
    expect(dialog.getByText(texts.noHistory)).toBeVisible();
    expect(await axeViolations()).toEqual([]);

    await user.click(dialog.getByRole('button', { name: texts.save }));
    expect(await dialog.findByText(texts.noNewScore)).toBeVisible();
    expect(dialog.getByText(CALIBRATION_FAULT_TEXTS.reason)).toBeVisible();
    expect(dialog.getByRole('radio', { name: /^0/ })).toHaveFocus();
    await user.click(dialog.getByRole('radio', { name: /^7/ }));
    await user.type(dialog.getByLabelText(texts.reason), reason);
    await user.click(dialog.getByRole('button', { name: texts.save }));
    await screen.findByText(texts.saved);
    expect(server.requestsTo('post', SAVE).map(({ body }) => body)).toEqual([
      { idResposta: 5120, idCompetencia: 3, nrNota: 7, dsMotivo: reason, nrAlteracoes: 0 },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is as it was when somebody comes back who left it by the name of a manager', async () => {
    const { user, navigate } = await open();
    await user.click(scoreButton('8,5', 'Trabalho em equipe'));
    await user.click(await screen.findByRole('radio', { name: /^7/ }));
    await user.type(screen.getByLabelText(texts.reason), reason);
    await user.click(screen.getByRole('link', { name: 'Ana Souza' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await navigate(ADDRESS);
    await screen.findByText(texts.found(2));
    await user.click(scoreButton('8,5', 'Trabalho em equipe'));
    expect(await screen.findByLabelText(texts.reason)).toHaveValue(reason);
    expect(screen.getByRole('radio', { name: /^7/ })).toBeChecked();
  });

  it('goes back to the managers’ mean, and tells what was changed', async () => {
    const { user, server } = await open();
    await user.click(scoreButton('7 (média 6,3)', 'Comunicação'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(texts.changed(null, 7))).toBeVisible();
    expect(dialog.getByText(adjustedScore.historico[0]?.dsMotivo ?? '')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: texts.restore }));
    await user.type(dialog.getByLabelText(texts.reason), reason);
    await user.click(dialog.getByRole('button', { name: texts.save }));
    await waitFor(() =>
      expect(server.requestsTo('post', SAVE).at(-1)?.body).toMatchObject({
        nrNota: null,
        nrAlteracoes: 1,
      }),
    );
  });

  it('keeps what was typed when somebody else was first, and reads the score again', async () => {
    const server = createServer().on('post', SAVE, () => problemReply(409, 'Alguém mudou.'));
    const { user } = await open(server);
    await user.click(scoreButton('8,5', 'Trabalho em equipe'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: /^7/ }));
    await user.type(dialog.getByLabelText(texts.reason), reason);
    const reads = server.requestsTo('get', SCORE).length;
    await user.click(dialog.getByRole('button', { name: texts.save }));
    expect(await screen.findByText(/Alguém mudou\./)).toBeVisible();
    await waitFor(() => expect(server.requestsTo('get', SCORE).length).toBe(reads + 1));
    expect(dialog.getByLabelText(texts.reason)).toHaveValue(reason);
  });

  it('is not saved as it is, and says so at the score', async () => {
    const { user, server } = await open();
    await user.click(scoreButton('7 (média 6,3)', 'Comunicação'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText(texts.reason), reason);
    await user.click(dialog.getByRole('button', { name: texts.save }));
    expect(await dialog.findByText(CALIBRATION_FAULT_TEXTS.same)).toBeVisible();
    expect(server.requestsTo('post', SAVE)).toEqual([]);
  });

  it.each([
    [
      'that its person has seen',
      createServer(),
      ['9,0', 'Trabalho em equipe', 'Carla Dias'],
      texts.seen,
    ],
    [
      'that somebody may only look at',
      createServer({ rights: ['visualizar'] }),
      ['8,5', 'Trabalho em equipe', 'Bruno Lima'],
      null,
    ],
  ] as const)('%s is only read', async (_name, server, [score, competency, person], note) => {
    const { user } = await open(server);
    await user.click(scoreButton(score, competency, person));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Ana Souza')).toBeVisible();
    expect(dialog.queryByRole('button', { name: texts.save })).toBeNull();
    expect(dialog.queryByText(texts.seen)?.textContent ?? null).toBe(note);
  });
});

describe('the page of the cycle', () => {
  const openCycle = async (cycle: typeof cycleContent) => {
    const server = createServer().on('get', '/Ciclo/GetDados/{id}', cycle);
    return renderApp('/homelogado/ciclos/7', { as: 'staff', server });
  };

  it('leads there while results are held, and tells how many scores were adjusted', async () => {
    const { user } = await openCycle({ ...held, qtdNotasCalibradas: 2 });
    const link = await screen.findByRole('link', { name: cyclePageMessages.calibrate });
    expect(link).toHaveAttribute('href', ADDRESS);
    expect(screen.getByText(new RegExp(cyclePageMessages.calibrated(2)))).toBeVisible();
    await user.click(screen.getByRole('button', { name: cyclePageMessages.release }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(new RegExp(cyclePageMessages.calibrated(2)))).toBeVisible();
  });

  it('shows afterwards what was adjusted, and nothing where nothing was', async () => {
    const released = { ...held, dtLiberados: '2026-12-21T12:00:00.000Z' };
    const app = await openCycle({ ...released, qtdNotasCalibradas: 1 });
    expect(
      await screen.findByRole('link', { name: cyclePageMessages.seeCalibration }),
    ).toBeVisible();
    app.unmount();
    await openCycle(released);
    expect(await screen.findByText(cyclePageMessages.releasedOn('21/12/2026'))).toBeVisible();
    expect(screen.queryByRole('link', { name: cyclePageMessages.seeCalibration })).toBeNull();
  });
});
