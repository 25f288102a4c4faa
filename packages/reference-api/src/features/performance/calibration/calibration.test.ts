// @engine both: a trigger keeps the score, and changes wait for each other
import { SECTION } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestRequest } from '../../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { watchingQueries } from '../../../../test/query-plans.ts';
import { runJob } from '../../../../test/run-job.ts';
import { openEmployeeSession, openStaffSession } from '../../../../test/sessions.ts';
import { untilSomebodyWaits } from '../../../../test/until-somebody-waits.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import { cycleBody, everybody } from '../../cycles/testing/cycles-scene.ts';
import {
  closeReview,
  createDepartment,
  createReviewScene,
  finishSelf,
  leadDepartment,
  mailedLinkOf,
  type ReviewScene,
  type SentReview,
  saveSelf,
  storedResponse,
} from '../testing/performance-scene.ts';
import { rate, raterBySession } from '../testing/rating-scene.ts';

const test = openTestApp();
const dsMotivo = 'A régua dos outros times pede outra nota.';

interface CalibrationScene extends ReviewScene {
  readonly idCiclo: number;
  /** By the name of the person. */
  readonly sent: ReadonlyMap<string, SentReview>;
  readonly people: readonly PersonRow[];
  readonly quietDepartmentId: number;
}

/** Two people of one department and one of another, in a cycle; all but the last have finished. */
async function createCalibrationScene({ holds = true, self = 9 } = {}): Promise<CalibrationScene> {
  const scene = await createReviewScene(test);
  const { company, staff, person, managers, departmentId } = scene;
  const quietDepartmentId = await createDepartment(test, company.id);
  for (const { id } of managers) await leadDepartment(test, company.id, quietDepartmentId, id);
  const add = (name: string, department_id: number) =>
    createPerson(test.database, company.id, { name, department_id });
  const people = [
    person,
    await add('Bruno Lima', departmentId),
    await add('Caio Melo', quietDepartmentId),
  ];
  const late = await add('Duda Reis', departmentId);
  const { data: idCiclo } = await test.call('createCycle', {
    token: staff,
    body: cycleBody({
      idTipoCiclo: 2,
      nmCiclo: 'Desempenho 2026',
      flRetemResultados: holds,
      publico: {
        ...everybody,
        somenteEscolhidas: true,
        lstPessoas: [...people, late].map(({ id }) => id),
      },
    }),
  });
  const body = { idCiclo, nrVersao: 1, flAgora: true };
  expect((await test.call('startCycle', { token: staff, body })).status).toBe(200);
  await runJob(test, 'run-cycle', { companyId: company.id, cycleId: idCiclo });
  const sent = new Map<string, SentReview>();
  for (const one of [...people, late]) {
    const { id: idResposta } = await test.database.inCompany(company.id, (db) =>
      db
        .selectFrom('performance_response')
        .select('id')
        .where('person_id', '=', one.id)
        .executeTakeFirstOrThrow(),
    );
    sent.set(one.name, { idResposta, link: await mailedLinkOf(test, scene, one) });
  }
  for (const one of people) {
    const own = sent.get(one.name) as SentReview;
    for (const competency of scene.competencies) await saveSelf(test, own, competency, self);
    expect((await finishSelf(test, own)).status).toBe(200);
  }
  return { ...scene, idCiclo, sent, people, quietDepartmentId };
}

/** Ana and Bia rate everybody who has assessed themselves. */
async function rateAll(scene: CalibrationScene, scores: readonly (readonly number[])[]) {
  for (const [index, person] of scene.people.entries()) {
    const sent = scene.sent.get(person.name) as SentReview;
    for (const [place, manager] of scene.managers.entries()) {
      const given = (scores[index] ?? []).slice(2 * place, 2 * place + 2);
      await rate(test, await raterBySession(test, sent, manager), given);
    }
  }
}

/** A cycle in which Zoé has 8.5 and 7, Bruno 6 and 8, and Caio 10 and 10. */
async function createRated(options?: Parameters<typeof createCalibrationScene>[0]) {
  const scene = await createCalibrationScene(options);
  await rateAll(scene, [
    [8, 7, 9, 7],
    [6, 8, 6, 8],
    [10, 10, 10, 10],
  ]);
  return scene;
}

const gridOf = async ({ staff, idCiclo }: CalibrationScene, query = {}) => {
  const reply = await test.call('getCycleCalibration', {
    token: staff,
    query: { idCiclo, ...query },
  });
  expect(reply.status).toBe(200);
  return reply.data;
};

const responseOf = ({ sent }: CalibrationScene, name: string) => sent.get(name)?.idResposta ?? 0;

interface Change {
  readonly person?: string;
  readonly place?: number;
  readonly nrNota: number | null;
  readonly seen?: number;
  readonly reason?: string;
}

function calibrate(
  scene: CalibrationScene,
  { person = 'Zoé Prado', place = 0, nrNota, seen = 0, reason = dsMotivo }: Change,
  credential: Pick<TestRequest, 'token'> = { token: scene.staff },
) {
  return test.call('calibrateScore', {
    ...credential,
    body: {
      idResposta: responseOf(scene, person),
      idCompetencia: scene.competencies[place]?.id ?? 0,
      nrNota,
      dsMotivo: reason,
      nrAlteracoes: seen,
    },
  });
}

async function release({ staff, company, idCiclo }: CalibrationScene) {
  const body = { idCiclo, dtLiberacao: null };
  expect((await test.call('releaseCycleResults', { token: staff, body })).status).toBe(200);
  await runJob(test, 'release-results', { companyId: company.id, cycleId: idCiclo });
}

const toPlain = (grid: Awaited<ReturnType<typeof gridOf>>) =>
  grid.rows.map(({ nmPessoa, notas }) => [
    nmPessoa,
    ...notas.map(({ mediaGestores, nrNota }) => nrNota ?? mediaGestores),
  ]);

describe('the scores of a cycle', () => {
  it('stand by name with the means of the unit beside those of the cycle', async () => {
    const scene = await createRated();
    const all = await gridOf(scene);
    expect(toPlain(all)).toEqual([
      ['Bruno Lima', 6, 8],
      ['Caio Melo', 10, 10],
      ['Zoé Prado', 8.5, 7],
    ]);
    expect(all).toMatchObject({ flAberta: true, qtdRecords: 3, qtdPendentes: 1, qtdCalibradas: 0 });
    expect(
      all.competencias.map(({ mediaUnidade, mediaCiclo, diferenca }) => [
        mediaUnidade,
        mediaCiclo,
        diferenca,
      ]),
    ).toEqual([
      [8.2, 8.2, 0],
      [8.3, 8.3, 0],
    ]);

    const unit = await gridOf(scene, { idOrganogramaNo: scene.departmentId });
    expect(toPlain(unit).map(([name]) => name)).toEqual(['Bruno Lima', 'Zoé Prado']);
    expect(
      unit.competencias.map(({ mediaUnidade, mediaCiclo, diferenca }) => [
        mediaUnidade,
        mediaCiclo,
        diferenca,
      ]),
    ).toEqual([
      [7.3, 8.2, -0.9],
      [7.5, 8.3, -0.8],
    ]);
    expect(unit.geral).toEqual({ mediaUnidade: 7.4, mediaCiclo: 8.3, diferenca: -0.9 });
    expect(unit.qtdPendentes).toBe(1);
    expect((await gridOf(scene, { idOrganogramaNo: scene.quietDepartmentId })).qtdPendentes).toBe(
      0,
    );

    const page = await gridOf(scene, { take: 1, index: 1, filter: 'o' });
    expect([toPlain(page), page.qtdRecords]).toEqual([[['Caio Melo', 10, 10]], 3]);
  });

  it('count what was calibrated, and leave out who is gone', async () => {
    const scene = await createRated();
    expect((await calibrate(scene, { person: 'Caio Melo', nrNota: 7 })).status).toBe(200);
    const all = await gridOf(scene);
    expect(all.competencias[0]).toMatchObject({ mediaCiclo: 7.2 });
    expect(all.qtdCalibradas).toBe(1);
    expect(all.rows[1]?.notas).toMatchObject([
      { mediaGestores: 10, nrNota: 7, nrAlteracoes: 1 },
      { mediaGestores: 10, nrNota: null, nrAlteracoes: 0 },
    ]);
    const cycle = await test.call('getCycle', {
      token: scene.staff,
      params: { id: scene.idCiclo },
    });
    expect(cycle.data.qtdNotasCalibradas).toBe(1);

    await test.database.inCompany(scene.company.id, (db) =>
      db.updateTable('person').set({ is_active: false }).where('name', '=', 'Caio Melo').execute(),
    );
    expect(await gridOf(scene)).toMatchObject({
      qtdRecords: 2,
      competencias: [{ mediaCiclo: 7.3 }, {}],
    });
  });

  it('are put in order by what stands in a competency, or by position', async () => {
    const scene = await createRated();
    await calibrate(scene, { person: 'Caio Melo', nrNota: 7 });
    const [first, second] = scene.competencies.map(({ id }) => id);
    const namesBy = async (query: object) =>
      toPlain(await gridOf(scene, query)).map(([one]) => one);
    expect(await namesBy({ ordem: 'nota', idCompetencia: first })).toEqual([
      'Bruno Lima',
      'Caio Melo',
      'Zoé Prado',
    ]);
    expect(await namesBy({ ordem: '-nota', idCompetencia: first })).toEqual([
      'Zoé Prado',
      'Caio Melo',
      'Bruno Lima',
    ]);
    expect(await namesBy({ ordem: 'nota', idCompetencia: second })).toEqual([
      'Zoé Prado',
      'Bruno Lima',
      'Caio Melo',
    ]);
    expect(await namesBy({ ordem: '-nome' })).toEqual(['Zoé Prado', 'Caio Melo', 'Bruno Lima']);
    const { staff: token, idCiclo } = scene;
    const query = { idCiclo, ordem: 'nota' as const };
    expect(await test.call('getCycleCalibration', { token, query })).toMatchObject({
      status: 400,
      faults: [{ field: 'idCompetencia' }],
    });
  });

  it('are taken away as they are narrowed down, a row for each competency of each person', async () => {
    const scene = await createRated();
    const { staff: token, company, idCiclo, departmentId } = scene;
    await calibrate(scene, { nrNota: 5 });
    const [first] = scene.competencies;
    const dsConsulta = String(
      new URLSearchParams({
        idCiclo: String(idCiclo),
        idOrganogramaNo: String(departmentId),
        ordem: 'nota',
        idCompetencia: String(first?.id),
      }),
    );
    const body = { dsLista: 'calibracao', dsFormato: 'csv', dsConsulta } as const;
    const { data: exportId } = await test.call('createListExport', { token, body });
    await runJob(test, 'write-list', { companyId: company.id, exportId });
    const { data } = await test.call('getListExport', {
      token,
      params: { idExportacao: exportId },
    });
    const { payload } = await test.app.inject({ url: data.urlArquivo ?? '' });
    const [header, ...rows] = payload.replaceAll('"', '').trimEnd().split('\r\n');
    expect(header).toContain('Ciclo;Nome;Cargo;Departamento;Competência;Média dos gestores');
    const cells = rows.map((row) => row.split(';'));
    expect(cells.map(([cycle, name, , , ...scores]) => [cycle, name, ...scores])).toEqual([
      ['Desempenho 2026', 'Zoé Prado', 'Competência 1', '8,5', '5', '5'],
      ['Desempenho 2026', 'Zoé Prado', 'Competência 2', '7', '', '7'],
      ['Desempenho 2026', 'Bruno Lima', 'Competência 1', '6', '', '6'],
      ['Desempenho 2026', 'Bruno Lima', 'Competência 2', '8', '', '8'],
    ]);
    const noted = await test.database.inCompany(company.id, (db) =>
      db
        .selectFrom('audit_event')
        .select(['action', 'person_id', 'details'])
        .where('action', 'in', ['list.exported', 'performance-report.opened'])
        .execute(),
    );
    // As of any results that are taken away: who took which is noted, and no report of anybody was opened.
    expect(noted).toEqual([
      {
        action: 'list.exported',
        person_id: null,
        details: {
          list: 'calibracao',
          format: 'csv',
          query: `idCiclo=${idCiclo}&idOrganogramaNo=${departmentId}&ordem=nota&idCompetencia=${first?.id}`,
        },
      },
    ]);
    const user = await createStaffUser(test.database, company.id, {
      rights: { [SECTION.cycles]: ['visualizar'] },
    });
    const others = await openStaffSession(test, user);
    expect(await test.call('createListExport', { token: others, body })).toMatchObject({
      status: 403,
    });
  });

  it('are read in the same statements however many people there are', async () => {
    const scene = await createRated();
    const countOf = async (query: object) => {
      let count = 0;
      await watchingQueries(
        () => {
          count += 1;
        },
        () => gridOf(scene, query),
      );
      return count;
    };
    // The reports of the page are opened once.
    await gridOf(scene);
    const ofOne = await countOf({ take: 1 });
    expect(ofOne).toBeLessThan(25);
    expect(await countOf({ take: 30 })).toBeLessThanOrEqual(ofOne);
  });
});

describe('a calibrated score', () => {
  it('stands in place of the managers’ mean wherever it is told, and what they gave stays', async () => {
    const scene = await createRated();
    const { staff, company, idCiclo } = scene;
    const idResposta = responseOf(scene, 'Zoé Prado');
    const before = await storedResponse(test, company.id, idResposta);
    expect(before.alignment).toBe(88);
    const reply = await calibrate(scene, { nrNota: 5 });
    expect([reply.status, reply.msg]).toEqual([200, 'Nota calibrada.']);

    // Of 9 and 9: gaps of 4 and 2.
    expect((await storedResponse(test, company.id, idResposta)).alignment).toBe(70);
    const scores = await test.call('listManagerScores', { token: staff, query: { idResposta } });
    expect(scores.data.rows.map(({ notaGestor }) => notaGestor)).toEqual([8, 7, 9, 7]);
    const [competency] = scene.competencies;
    expect(scores.data.calibradas).toEqual([
      { idCompetencia: competency?.id, nrNota: 5, dsMotivo },
    ]);
    const sheet = await test.call('getEmployeeSheet', {
      token: staff,
      params: { idOrganogramaPessoa: scene.person.id },
    });
    expect(sheet.data.desempenho?.avaliacoes[0]).toMatchObject({
      mediaGestores: 6,
      competencias: [{ nrMediaGestores: 5 }, { nrMediaGestores: 7 }],
    });
    const team = await test.call('listTeamCompetencies', {
      token: staff,
      query: { idGestor: scene.managers[0]?.id ?? 0 },
    });
    const means = team.data.rows.map(({ nmCompetencia, mediaGestor }) => [
      nmCompetencia,
      mediaGestor,
    ]);
    expect(new Map(means as [string, number][]).get('Competência 1')).toBe(7);
    const { rows } = await test.database.inCompany(company.id, (db) =>
      db
        .selectFrom('performance_result')
        .selectAll()
        .execute()
        .then((all) => ({ rows: all })),
    );
    expect(rows.find(({ response_id }) => response_id === idResposta)?.manager_averages).toEqual([
      5, 7,
    ]);

    const back = await calibrate(scene, { nrNota: null, seen: 1 });
    expect(back.msg).toBe('A nota voltou a ser a média dos gestores.');
    expect((await storedResponse(test, company.id, idResposta)).alignment).toBe(88);
    expect(toPlain(await gridOf(scene))[2]).toEqual(['Zoé Prado', 8.5, 7]);
    expect(
      (await test.call('getCycle', { token: staff, params: { id: idCiclo } })).data
        .qtdNotasCalibradas,
    ).toBe(0);
  });

  it('tells what each manager gave, and every change, which leaves a trace', async () => {
    const scene = await createRated();
    await calibrate(scene, { nrNota: 5 });
    await calibrate(scene, { nrNota: 0, seen: 1, reason: 'Zero é uma nota como as outras.' });
    await calibrate(scene, { nrNota: null, seen: 2, reason: 'A média já diz o que é preciso.' });
    const query = {
      idResposta: responseOf(scene, 'Zoé Prado'),
      idCompetencia: scene.competencies[0]?.id ?? 0,
    };
    const { data } = await test.call('getScoreCalibration', { token: scene.staff, query });
    expect(data).toMatchObject({
      nmCompetencia: 'Competência 1',
      mediaGestores: 8.5,
      nrNota: null,
      nrAlteracoes: 3,
      gestores: [
        { nmGestor: 'Ana Prado', notaGestor: 8 },
        { nmGestor: 'Bia Luz', notaGestor: 9 },
      ],
      historico: [
        { nrNotaAnterior: 0, nrNota: null },
        { nrNotaAnterior: 5, nrNota: 0, dsMotivo: 'Zero é uma nota como as outras.' },
        { nrNotaAnterior: null, nrNota: 5, dsMotivo },
      ],
    });
    const trail = await test.database.inCompany(scene.company.id, (db) =>
      db
        .selectFrom('audit_event')
        .where('person_id', '=', scene.person.id)
        .where('action', 'like', 'performance-%')
        .select(['action', 'details'])
        .orderBy('id')
        .execute(),
    );
    expect(trail.map(({ action }) => action).slice(-5)).toEqual([
      'performance-score.calibrated',
      'performance-score.calibrated',
      'performance-score.restored',
      'performance-report.opened',
      'performance-calibration.read',
    ]);
    expect(JSON.stringify(trail)).toContain('Competência 1');
    expect(JSON.stringify(trail)).not.toContain(dsMotivo);
    const unknown = { ...query, idCompetencia: 999_999 };
    expect(
      (await test.call('getScoreCalibration', { token: scene.staff, query: unknown })).status,
    ).toBe(404);
  });

  it('is told to its person after the release, with its reason only in their own data', async () => {
    const scene = await createRated();
    const { person, managers } = scene;
    await calibrate(scene, { nrNota: 5 });
    const token = await openEmployeeSession(test, person);
    const query = { idResposta: responseOf(scene, 'Zoé Prado') };
    const ownData = async () =>
      (await test.call('exportOwnData', { token })).data.avaliacoesDesempenho[0]?.competencias;
    expect((await test.call('listManagerScores', { token, query })).data).toMatchObject({
      rows: [],
      calibradas: [],
    });
    expect((await ownData())?.map(({ calibracao }) => calibracao)).toEqual([null, null]);

    await release(scene);
    const competency = { idCompetencia: scene.competencies[0]?.id, nrNota: 5 };
    expect((await test.call('listManagerScores', { token, query })).data.calibradas).toEqual([
      { ...competency, dsMotivo: null },
    ]);
    expect((await ownData())?.[0]?.calibracao).toMatchObject({ nrNota: 5, dsMotivo });
    const [ana] = managers as [PersonRow];
    const boss = await openEmployeeSession(test, ana);
    expect((await test.call('listManagerScores', { token: boss, query })).data.calibradas).toEqual([
      { ...competency, dsMotivo },
    ]);
    const narrowed = { ...query, idGestor: ana.id };
    expect(
      (await test.call('listManagerScores', { token: boss, query: narrowed })).data,
    ).toMatchObject({
      rows: [{ notaGestor: 8 }, { notaGestor: 7 }],
      calibradas: [],
    });
  });

  it('is read with its last reason by who is told one, and with none of them by the others', async () => {
    const scene = await createRated();
    await calibrate(scene, { nrNota: 4, reason: 'Foi um engano de quem calibrou.' });
    await calibrate(scene, { nrNota: 5, seen: 1 });
    await release(scene);
    const query = { idResposta: responseOf(scene, 'Zoé Prado') };
    const reasonRead = async (token: string) => {
      let isAsked = false;
      const keep = ({ sql }: { sql: string }) => {
        isAsked ||= sql.includes('"performance_calibration"');
      };
      let told: readonly (string | null)[] = [];
      await watchingQueries(keep, async () => {
        const { data } = await test.call('listManagerScores', { token, query });
        told = data.calibradas?.map((one) => one.dsMotivo) ?? [];
      });
      return { isAsked, told };
    };
    const [boss] = scene.managers as [PersonRow];
    const readers = {
      person: await openEmployeeSession(test, scene.person),
      boss: await openEmployeeSession(test, boss),
    };
    expect(await reasonRead(scene.staff)).toEqual({ isAsked: true, told: [dsMotivo] });
    expect(await reasonRead(readers.boss)).toEqual({ isAsked: true, told: [dsMotivo] });
    expect(await reasonRead(readers.person)).toEqual({ isAsked: false, told: [null] });
    const own = await test.call('exportOwnData', { token: readers.person });
    expect(own.data.avaliacoesDesempenho[0]?.competencias[0]?.calibracao).toMatchObject({
      nrNota: 5,
      dsMotivo,
    });
  });

  it('keeps its reason no longer than its person', async () => {
    const scene = await createRated();
    await calibrate(scene, { nrNota: 5 });
    await calibrate(scene, { person: 'Caio Melo', nrNota: 5 });
    const body = { idOrganogramaPessoa: scene.person.id };
    await test.database.inCompany(scene.company.id, (db) =>
      db
        .updateTable('person')
        .set({ is_active: false })
        .where('id', '=', scene.person.id)
        .execute(),
    );
    const reply = await test.call('anonymizeEmployee', {
      token: scene.staff,
      body: { ...body, nmPessoa: scene.person.name },
    });
    expect([reply.status, reply.msg]).toEqual([200, reply.msg]);
    const reasons = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('performance_calibration').select(['reason', 'score']).orderBy('id').execute(),
    );
    expect(reasons).toEqual([
      { reason: 'Texto apagado com os dados da pessoa.', score: 5 },
      { reason: dsMotivo, score: 5 },
    ]);
  });
});

describe('calibrating is refused', () => {
  const refusal = async (reply: ReturnType<typeof calibrate>) => {
    const { status, msg } = await reply;
    return [status, msg];
  };

  it('when somebody else changed the score meanwhile, of two at once the second', async () => {
    const scene = await createRated();
    const replies = await Promise.all([4, 6].map((nrNota) => calibrate(scene, { nrNota })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.msg).toBe(
      'Alguém mudou esta nota enquanto você a via. Veja como ficou e tente de novo.',
    );
    expect((await gridOf(scene)).qtdCalibradas).toBe(1);
  });

  it('once the results are released', async () => {
    const scene = await createRated();
    await calibrate(scene, { nrNota: 5 });
    await release(scene);
    expect(await refusal(calibrate(scene, { nrNota: 6, seen: 1 }))).toEqual([
      409,
      'Os resultados deste ciclo já foram liberados, e as notas não mudam mais.',
    ]);
    const grid = await gridOf(scene);
    expect(grid.flAberta).toBe(false);
    expect(grid.rows.every(({ flCalibravel }) => !flCalibravel)).toBe(true);
    expect(grid.qtdCalibradas).toBe(1);
  });

  it('where the cycle holds nothing, and the grid with it', async () => {
    const scene = await createRated({ holds: false });
    expect(await refusal(calibrate(scene, { nrNota: 5 }))).toEqual([
      409,
      'Esta avaliação não faz parte de um ciclo que retém resultados.',
    ]);
    const query = { idCiclo: scene.idCiclo };
    const grid = await test.call('getCycleCalibration', { token: scene.staff, query });
    expect([grid.status, grid.msg]).toEqual([
      409,
      'Este ciclo não retém resultados, e por isso não há o que calibrar.',
    ]);
  });

  it('for somebody who has left', async () => {
    const scene = await createRated();
    const idResposta = responseOf(scene, 'Zoé Prado');
    await test.database.inCompany(scene.company.id, (db) =>
      db
        .updateTable('person')
        .set({ is_active: false })
        .where('id', '=', (eb) =>
          eb.selectFrom('performance_response').where('id', '=', idResposta).select('person_id'),
        )
        .execute(),
    );
    expect(await refusal(calibrate(scene, { nrNota: 5 }))).toEqual([
      409,
      'Esta pessoa não está mais ativa, e as notas dela não mudam mais.',
    ]);
  });

  // The embedded engine runs one transaction after another.
  it.runIf(process.env.TEST_DATABASE_URL)(
    'once somebody has left meanwhile, who is held before the review as where they are forgotten',
    async () => {
      const scene = await createRated();
      const id = responseOf(scene, 'Zoé Prado');
      let calibrating: ReturnType<typeof calibrate> | undefined;
      await test.database.inCompany(scene.company.id, async (db) => {
        await db
          .updateTable('person')
          .set({ is_active: false })
          .where('id', '=', scene.person.id)
          .execute();
        calibrating = calibrate(scene, { nrNota: 5 });
        await Promise.race([calibrating, untilSomebodyWaits(test)]);
        const nobody = { mailed_to: '' };
        await db.updateTable('performance_response').set(nobody).where('id', '=', id).execute();
      });
      expect((await calibrating)?.status).toBe(409);
    },
  );

  it('for a review that is not finished, was ended early, was seen or left the cycle', async () => {
    const scene = await createCalibrationScene();
    const unfinished = [
      409,
      'As notas podem ser calibradas depois que a avaliação for finalizada, com as notas e os feedbacks dos gestores.',
    ];
    expect(await refusal(calibrate(scene, { nrNota: 5 }))).toEqual(unfinished);
    expect((await gridOf(scene)).rows).toEqual([]);
    expect(
      (await closeReview(test, scene, { idResposta: responseOf(scene, 'Zoé Prado') })).status,
    ).toBe(200);
    expect(await refusal(calibrate(scene, { nrNota: 5 }))).toEqual([
      409,
      'Esta avaliação foi encerrada antes de todos os gestores avaliarem, e não há o que calibrar.',
    ]);

    const set = (values: object) =>
      test.database.inCompany(scene.company.id, (db) =>
        db
          .updateTable('performance_response')
          .set(values)
          .where('id', '=', responseOf(scene, 'Zoé Prado'))
          .execute(),
      );
    await set({ is_held: false });
    expect(await refusal(calibrate(scene, { nrNota: 5 }))).toEqual([
      409,
      'A pessoa já viu este resultado, e por isso ele não muda mais.',
    ]);
    await set({ cycle_id: null });
    expect(await refusal(calibrate(scene, { nrNota: 5 }))).toEqual([
      409,
      'Esta avaliação não faz parte de um ciclo que retém resultados.',
    ]);
  });

  it('for a score that is none, that stands already, or without a reason', async () => {
    const scene = await createRated();
    for (const nrNota of [-1, 11, 7.5]) {
      expect((await calibrate(scene, { nrNota })).status).toBe(400);
    }
    expect(await refusal(calibrate(scene, { nrNota: null }))).toEqual([
      409,
      'Esta já é a nota que vale. Escolha outra.',
    ]);
    expect((await calibrate(scene, { place: 1, nrNota: 7 })).status).toBe(409);
    const blank = await calibrate(scene, { nrNota: 5, reason: `ok${' '.repeat(20)}` });
    expect([blank.status, blank.msg]).toEqual([400, 'Escreva o motivo em 10 a 500 caracteres.']);
    expect((await calibrate(scene, { nrNota: 5, reason: 'x'.repeat(501) })).status).toBe(400);
    expect((await gridOf(scene)).qtdCalibradas).toBe(0);
  });

  it('to who may change cycles but not see results, to who may only see, and in other companies', async () => {
    const scene = await createRated();
    const tokenWith = async (rights: Record<number, ('visualizar' | 'alterar')[]>) =>
      openStaffSession(test, await createStaffUser(test.database, scene.company.id, { rights }));
    const blind = await tokenWith({ 13: ['alterar'] });
    const sentence = 'Para calibrar, é preciso também ver os resultados de desempenho.';
    expect(await refusal(calibrate(scene, { nrNota: 5 }, { token: blind }))).toEqual([
      403,
      sentence,
    ]);
    const query = { idCiclo: scene.idCiclo };
    expect((await test.call('getCycleCalibration', { token: blind, query })).msg).toBe(sentence);
    const ofScore = {
      idResposta: responseOf(scene, 'Zoé Prado'),
      idCompetencia: scene.competencies[0]?.id ?? 0,
    };
    expect((await test.call('getScoreCalibration', { token: blind, query: ofScore })).msg).toBe(
      sentence,
    );

    const looking = await tokenWith({ 13: ['visualizar'], 6: ['visualizar'] });
    expect((await test.call('getCycleCalibration', { token: looking, query })).status).toBe(200);
    expect((await calibrate(scene, { nrNota: 5 }, { token: looking })).status).toBe(403);
    const both = await tokenWith({ 13: ['alterar'], 6: ['visualizar'] });
    expect((await calibrate(scene, { nrNota: 5 }, { token: both })).status).toBe(200);

    const other = await createCompany(test.database);
    const stranger = await openStaffSession(
      test,
      await createStaffUser(test.database, other.id, { is_administrator: true }),
    );
    expect((await calibrate(scene, { nrNota: 5, seen: 1 }, { token: stranger })).status).toBe(404);
    expect((await test.call('getCycleCalibration', { token: stranger, query })).status).toBe(404);
    expect(
      (await test.call('getScoreCalibration', { token: stranger, query: ofScore })).status,
    ).toBe(404);
  });
});
