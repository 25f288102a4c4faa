import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp, testStart } from '../../../../test/build-test-app.ts';
import type { OperationInput } from '../../../operation/operation.ts';
import {
  createPlayerScene,
  type PlayerSeat,
  save,
  seconds,
  watched,
} from '../../training-player/testing/player-scene.ts';
import { learnersOfReport } from '../operations/getTrainingReport.ts';
import { addVideo, resource } from '../testing/trainings-scene.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const player = await createPlayerScene(test);
  const seats = {
    ana: await player.seat({ name: 'Ana', email: 'ana@empresa.example' }),
    bia: await player.seat({ name: 'Bia', email: 'bia@empresa.example' }),
    caio: await player.seat({ name: 'Caio', email: 'caio@empresa.example' }),
    davi: await player.seat({ name: 'Davi', email: 'davi@empresa.example' }),
  };
  await test.call('sendTrainingInvitations', {
    token: player.token,
    query: { idTreinamento: player.trainingId },
  });
  return { ...player, seats };
});

type ReportQuery = Partial<OperationInput<'getTrainingReport'>['query']>;

const report = async (query: ReportQuery = {}) => {
  const { data } = await test.call('getTrainingReport', {
    token: scene.token,
    params: { idTreinamento: scene.trainingId },
    query,
  });
  return data;
};
const statesOf = ({ person }: Pick<PlayerSeat, 'person'>) =>
  test.call('listTrainingStateOfPerson', {
    token: scene.token,
    params: { idTreinamento: scene.trainingId, idPessoa: person.id },
  });
const named = async (query: ReportQuery) =>
  (await report(query)).dadosRelatorioGrid.map(({ nmPessoa }) => nmPessoa);

/** Lets two people conclude the training, one of them by hand, and one begin it. */
async function watchSome() {
  const [first, second] = scene.ids;
  const { ana, bia, caio } = scene.seats;
  await save(test, ana, [watched(first, [0, seconds]), watched(second, [0, seconds])]);
  await save(test, bia, [watched(first, [0, 20])]);
  const marked = { flFoiConcluido: 1, flConclusaoManual: true } as const;
  await save(test, caio, [watched(first, [0, 10], marked), watched(second, [0, 10], marked)]);
}

it('counts all people for a page that is taken away only where that narrows it down', async () => {
  await watchSome();
  await test.database.inCompany(scene.companyId, async (transaction) => {
    let counts = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (node.kind === 'SelectQueryNode' && node.groupBy) counts += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const context = { db: transaction.withPlugin(counter), company: { id: scene.companyId } };
    const params = { idTreinamento: scene.trainingId };
    const all = await learnersOfReport.handle({ params, query: {} }, context);
    expect(all.data.qtdRegistros).toBe(4);
    expect(counts).toBe(0);
    const begun = { params, query: { status: 'Em andamento' } } as const;
    const some = await learnersOfReport.handle(begun, context);
    expect(some.data.dadosRelatorioGrid.map(({ nmPessoa }) => nmPessoa)).toEqual(['Bia']);
    expect(counts).toBe(1);
  });
});

describe('the report of a training', () => {
  it('has nobody begin before anybody does', async () => {
    const { dadosRelatorioResumo, dadosRelatorioGrid, qtdRegistros } = await report();
    expect(dadosRelatorioResumo).toEqual({
      nmTreinamento: 'Boas-vindas',
      dataEnvio: testStart.toISOString(),
      totalEnviados: 4,
      totalNaoVisualizado: 4,
      totalEmAndamento: 0,
      totalConcluido: 0,
      percentualConcluido: 0,
    });
    expect(qtdRegistros).toBe(4);
    expect(dadosRelatorioGrid[0]).toEqual({
      idOrganogramaPessoa: scene.seats.ana.person.id,
      nmPessoa: 'Ana',
      nmCargo: null,
      urlFoto: null,
      flAtivo: true,
      dsStatus: 'Não visualizado',
      percentualConclusao: 0,
      dtEnvio: testStart.toISOString(),
      dtUltimaVisualizacao: null,
    });
  });

  it('tells how far everybody is', async () => {
    test.clock.advance(60_000);
    await watchSome();
    const { dadosRelatorioResumo, dadosRelatorioGrid } = await report();
    expect(dadosRelatorioResumo).toMatchObject({
      totalEnviados: 4,
      totalNaoVisualizado: 1,
      totalEmAndamento: 1,
      totalConcluido: 2,
      percentualConcluido: 50,
    });
    expect(
      dadosRelatorioGrid.map((row) => [row.nmPessoa, row.dsStatus, row.percentualConclusao]),
    ).toEqual([
      ['Ana', 'Concluído', 100],
      ['Bia', 'Em andamento', 0],
      ['Caio', 'Concluído', 100],
      ['Davi', 'Não visualizado', 0],
    ]);
    expect(dadosRelatorioGrid[0]?.dtUltimaVisualizacao).toBe(test.clock.now().toISOString());
  });

  it('is put in order by how far people are, and by when they last watched', async () => {
    await watchSome();
    test.clock.advance(60_000);
    await save(test, scene.seats.bia, [watched(scene.ids[0], [0, 30])]);
    const sorted = async (ordem: NonNullable<ReportQuery['ordem']>) =>
      (await named({ ordem })).join();
    expect(await sorted('-nome')).toBe('Davi,Caio,Bia,Ana');
    expect(await sorted('conclusao')).toBe('Davi,Bia,Ana,Caio');
    expect(await sorted('-conclusao')).toBe('Ana,Caio,Bia,Davi');
    expect(await sorted('visualizacao')).toBe('Ana,Caio,Bia,Davi');
    expect(await sorted('-visualizacao')).toBe('Bia,Ana,Caio,Davi');
  });

  it('lists one status, a search and a page, and counts what these find', async () => {
    await watchSome();
    expect(await named({ status: 'Concluído' })).toEqual(['Ana', 'Caio']);
    expect(await named({ status: 'Em andamento' })).toEqual(['Bia']);
    expect(await named({ status: 'Não visualizado' })).toEqual(['Davi']);
    expect(await named({ filter: 'CAI' })).toEqual(['Caio']);
    expect(await named({ filter: 'caio', status: 'Em andamento' })).toEqual([]);
    const page = await report({ status: 'Concluído', take: 1 });
    expect(page).toMatchObject({ qtdRegistros: 2, dadosRelatorioResumo: { totalEnviados: 4 } });
    expect(page.dadosRelatorioGrid).toHaveLength(1);
    const wrong = await test.call('getTrainingReport', {
      token: scene.token,
      params: { idTreinamento: scene.trainingId },
      query: { status: 'Pronto' },
    });
    expect(wrong.status).toBe(400);
  });

  it('takes who had concluded back to the middle when a video is added', async () => {
    await watchSome();
    const { sessoes } = await scene.read(scene.trainingId);
    const owner = { companyId: scene.companyId, staffUserId: scene.user.id };
    const recursos = [resource(await addVideo(test, owner))];
    await scene.change(scene.trainingId, {
      sessoes: [...sessoes, { nmSessao: 'Terceiro dia', recursos }],
    });
    const { dadosRelatorioResumo, dadosRelatorioGrid } = await report();
    expect(dadosRelatorioResumo).toMatchObject({ totalEmAndamento: 3, totalConcluido: 0 });
    expect(dadosRelatorioGrid[0]).toMatchObject({
      dsStatus: 'Em andamento',
      percentualConclusao: 66,
    });
    expect(await named({ status: 'Em andamento' })).toEqual(['Ana', 'Bia', 'Caio']);
  });

  it('is of those whom it was sent to and still is for', async () => {
    const late = await scene.addPerson({ name: 'Zoé' });
    await scene.assign(late);
    expect(await named({})).toEqual(['Ana', 'Bia', 'Caio', 'Davi']);
    expect((await statesOf({ person: late })).status).toBe(404);
    await scene.change(scene.trainingId, { funcionarios: [scene.seats.bia.person.id, late.id] });
    expect(await report()).toMatchObject({ qtdRegistros: 1 });
    expect((await report()).dadosRelatorioResumo.totalEnviados).toBe(1);
    expect((await statesOf(scene.seats.ana)).status).toBe(404);
  });
});

it('tells how far one person is with each video', async () => {
  await watchSome();
  const { ana, bia, caio } = scene.seats;
  expect((await statesOf(bia)).data).toEqual([
    {
      nmSessao: 'Primeiro dia',
      indexSessao: 0,
      nmRecurso: 'A empresa',
      estadoTreinamento: 'Em andamento',
      flFoiConcluido: 0,
      flConclusaoManual: false,
      dtConclusao: null,
    },
    {
      nmSessao: 'Segundo dia',
      indexSessao: 1,
      nmRecurso: 'A equipe',
      estadoTreinamento: 'Não iniciado',
      flFoiConcluido: 0,
      flConclusaoManual: false,
      dtConclusao: null,
    },
  ]);
  const told = async (seat: PlayerSeat) =>
    (await statesOf(seat)).data.map((row) => [row.estadoTreinamento, row.flConclusaoManual]);
  expect(await told(ana)).toEqual([
    ['Concluído', false],
    ['Concluído', false],
  ]);
  expect(await told(caio)).toEqual([
    ['Concluído', true],
    ['Concluído', true],
  ]);
});
