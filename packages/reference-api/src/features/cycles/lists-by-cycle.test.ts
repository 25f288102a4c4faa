import { readSpreadsheet } from '@aferir/spreadsheet';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp, type TestRequest } from '../../../test/build-test-app.ts';
import { createStaffUser } from '../../../test/fixtures.ts';
import { runJob } from '../../../test/run-job.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import { outcomesNamed } from '../behavioral/disc-content.ts';
import { createCompetencies } from '../performance/testing/performance-scene.ts';
import { createCyclesScene, everybody } from './testing/cycles-scene.ts';

type Query = NonNullable<TestRequest['query']>;

const test = openTestApp();
const now = new Date('2026-11-20T15:00:00.000Z');
const later = new Date('2026-11-21T15:00:00.000Z');

const scene = openScene(async () => {
  const cycles = await createCyclesScene(test);
  const [ana, bia, caio] = [
    await cycles.addPerson({ name: 'Ana' }),
    await cycles.addPerson({ name: 'Bia' }),
    await cycles.addPerson({ name: 'Caio' }),
  ];
  await createCompetencies(test, cycles.companyId, 1);
  const publico = { ...everybody, somenteEscolhidas: true, lstPessoas: [ana.id, bia.id] };
  const [disc, performance] = [
    await cycles.add({ publico }),
    await cycles.add({ publico, idTipoCiclo: 2, nmCiclo: 'Desempenho 2026' }),
  ];
  await cycles.start(disc);
  await cycles.start(performance);
  // Ana answers in the cycles and again after them; Bia only after them, since her requests are cancelled.
  await test.database.inCompany(cycles.companyId, async (db) => {
    const own = { company_id: cycles.companyId, mailed_to: 'x', sent_at: later };
    const result = (name: string) => ({
      status: 2,
      outcome_id: outcomesNamed(name)[0]?.id ?? 0,
      profile_sums: JSON.stringify([
        { profile: 'Dominante', sum: name === 'Dominante' ? 80 : 20 },
        { profile: 'Influente', sum: name === 'Dominante' ? 20 : 80 },
        { profile: 'Estável', sum: 50 },
        { profile: 'Conforme', sum: 50 },
      ]),
    });
    const finished = { ...result('Dominante'), finished_at: now };
    await db
      .updateTable('disc_response')
      .set(finished as never)
      .where('person_id', '=', ana.id)
      .execute();
    await db
      .updateTable('performance_response')
      .set({ status: 2, self_finished_at: now, finished_at: now })
      .where('person_id', '=', ana.id)
      .execute();
    for (const table of ['disc_response', 'performance_response'] as const) {
      await db.updateTable(table).set({ closed_at: now }).where('person_id', '=', bia.id).execute();
    }
    for (const { id: person_id } of [ana, bia]) {
      await db
        .insertInto('disc_response')
        .values({
          ...own,
          person_id,
          instrument_version: 1,
          ...result('Influente'),
          finished_at: later,
        } as never)
        .execute();
      await db
        .insertInto('performance_response')
        .values({ ...own, person_id, status: 7, self_finished_at: later })
        .execute();
    }
  });
  test.clock.set(later);
  const token = await openStaffSession(test, cycles.user);
  return { companyId: cycles.companyId, token, ana, bia, caio, disc, performance };
});

describe('the list of behavioral assessments', () => {
  const list = async (query: Query) => {
    const { data } = await test.call('listEmployees', { token: scene.token, query });
    return data.rows.map(({ nmPessoa, nmPerfil, cdStatus }) => [nmPessoa, nmPerfil, cdStatus]);
  };

  it('tells of each the request and the result of the cycle, or none', async () => {
    expect(await list({ idCiclo: scene.disc })).toEqual([
      ['Ana', 'Dominante', 2],
      ['Bia', null, null],
    ]);
    expect(await list({})).toEqual([
      ['Ana', 'Influente', 2],
      ['Bia', 'Influente', 2],
      ['Caio', null, null],
    ]);
  });

  it('finds by them, and puts in order by them', async () => {
    const idCiclo = scene.disc;
    const names = async (query: Query) => (await list({ idCiclo, ...query })).map(([name]) => name);
    expect(await names({ nmPerfil: 'Dominante' })).toEqual(['Ana']);
    expect(await names({ nmPerfil: 'Influente' })).toEqual([]);
    expect(await names({ nmPerfil: 'Avaliados' })).toEqual(['Ana']);
    expect(await names({ nmPerfil: 'Não avaliados' })).toEqual(['Bia']);
    expect(await names({ cdStatus: 2 })).toEqual(['Ana']);
    expect(await names({ ordem: '-perfil' })).toEqual(['Ana', 'Bia']);
    expect(await names({ ordem: 'resposta' })).toEqual(['Ana', 'Bia']);
    expect(await names({ mesInicio: '2026-11' })).toEqual(['Ana']);
    expect(await names({ mesInicio: '2026-12' })).toEqual([]);
  });

  it('is for those alone who may see results', async () => {
    const user = await createStaffUser(test.database, scene.companyId, {
      rights: { 4: ['visualizar'] },
    });
    const token = await openStaffSession(test, user);
    const query = { idCiclo: scene.disc };
    expect(await test.call('listEmployees', { token, query })).toMatchObject({ status: 403 });
  });
});

describe('the list of reviews', () => {
  it('tells of each the review of the cycle, or none', async () => {
    const list = async (query: Query) => {
      const reply = await test.call('listPerformanceByEmployee', { token: scene.token, query });
      return reply.data.rows.map(({ nmPessoa, cdStatus }) => [nmPessoa, cdStatus]);
    };
    const idCiclo = scene.performance;
    const [[, none], [, done]] = [
      (await list({ filter: 'caio' }))[0] ?? [],
      (await list({ filter: 'ana' }))[0] ?? [],
    ];
    expect(done).toBe(7);
    expect(await list({ idCiclo })).toEqual([
      ['Ana', 2],
      ['Bia', none],
    ]);
    expect(await list({ idCiclo, cdStatus: 7 })).toEqual([]);
    expect(await list({ idCiclo, cdStatus: 2 })).toEqual([['Ana', 2]]);
    expect(await list({ idCiclo, etapa: 'autoPendente' })).toEqual([]);
    expect(await list({ idCiclo: scene.disc })).toEqual([
      ['Ana', none],
      ['Bia', none],
    ]);
  });
});

it.each([
  ['resultados-comportamentais', 'disc', [['Ana', '40']]],
  ['resultados-desempenho', 'performance', [['Ana', 'Competência 1']]],
] as const)('%s are taken away of the cycle alone', async (dsLista, kind, expected) => {
  const { token, companyId } = scene;
  const dsConsulta = `idCiclo=${scene[kind]}`;
  const body = { dsLista, dsFormato: 'csv' as const, dsConsulta };
  const { data: exportId } = await test.call('createListExport', { token, body });
  await runJob(test, 'write-list', { companyId, exportId });
  const { data } = await test.call('getListExport', { token, params: { idExportacao: exportId } });
  const { rawPayload } = await test.app.inject({ url: data.urlArquivo ?? '' });
  const { rows } = await readSpreadsheet(rawPayload, { bytes: 1_000_000, rows: 100 });
  const column = kind === 'disc' ? 4 : 5;
  expect(rows.map(({ cells }) => [cells[0], cells[column]])).toEqual(expected);
});

it('the home counts the people whom the lists show', async () => {
  const { token } = scene;
  const idCiclo = scene.disc;
  const { data } = await test.call('getDashboard', { token, query: { idCiclo } });
  expect(data.comportamental).toMatchObject({ qtdAtivos: 2, qtdAvaliados: 1, qtdNaoAvaliados: 1 });
  const query = { idCiclo, nmPerfil: 'Não avaliados', somenteAtivos: true };
  const notAssessed = await test.call('listEmployees', { token, query });
  expect(notAssessed.data.qtdRecords).toBe(data.comportamental?.qtdNaoAvaliados);
});
