import { SECTION } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestRequest } from '../../../../test/build-test-app.ts';
import { createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { lastMailedLink, linkIn, mailsOf } from '../../../../test/mails.ts';
import { runJob } from '../../../../test/run-job.ts';
import { openEmployeeSession, openStaffSession } from '../../../../test/sessions.ts';
import { findTarget } from '../../../operation/contract/contract-document.ts';
import { loadContract } from '../../../operation/contract/load-contract.ts';
import { releaseDueResults } from '../../cycles/running/release-results.ts';
import { cycleBody, everybody } from '../../cycles/testing/cycles-scene.ts';
import {
  createReviewScene,
  finishSelf,
  leadDepartment,
  mailedLinkOf,
  type SentReview,
  saveSelf,
  storedResponse,
} from '../testing/performance-scene.ts';
import { rate, raterByLink, raterBySession, writeFeedback } from '../testing/rating-scene.ts';

const test = openTestApp();
const contract = loadContract();
const feedback = 'Conte conosco para o que só o gestor escreveu.';
const comment = 'Escrito ao lado da nota, para depois da liberação.';

/** Calls that read for an employee or a link of theirs; a link that is made tells nothing by itself, and stays. */
const reads = [...contract.operations.values()].filter(
  ({ id, method, isPlanned, schemes }) =>
    id !== 'createSessionLink' &&
    method === 'GET' &&
    !isPlanned &&
    schemes.some((scheme) => scheme !== 'staffBearer'),
);

type Credential = Pick<TestRequest, 'token' | 'link'>;

async function createHeldReview({ holds = true } = {}) {
  const scene = await createReviewScene(test);
  const { person, staff, company } = scene;
  const { data: idCiclo } = await test.call('createCycle', {
    token: staff,
    body: cycleBody({
      idTipoCiclo: 2,
      nmCiclo: 'Desempenho 2026',
      flRetemResultados: holds,
      publico: { ...everybody, somenteEscolhidas: true, lstPessoas: [person.id] },
    }),
  });
  const started = await test.call('startCycle', {
    token: staff,
    body: { idCiclo, nrVersao: 1, flAgora: true },
  });
  expect(started.status).toBe(200);
  await runJob(test, 'run-cycle', { companyId: company.id, cycleId: idCiclo });
  const link = await lastMailedLink(test, company.id);
  const { id: idResposta } = await test.database.inCompany(company.id, (db) =>
    db.selectFrom('performance_response').select('id').executeTakeFirstOrThrow(),
  );
  const sent: SentReview = { idResposta, link };
  for (const competency of scene.competencies) await saveSelf(test, sent, competency, 9);
  expect((await finishSelf(test, sent)).status).toBe(200);
  const token = await openEmployeeSession(test, person);
  return { ...scene, sent, idCiclo, token };
}

type Held = Awaited<ReturnType<typeof createHeldReview>>;

/** Both managers disagree widely with the person, and say why. */
async function finishReview(held: Held) {
  const [ana, bia] = held.managers;
  const raters = [
    await raterBySession(test, held.sent, ana),
    await raterBySession(test, held.sent, bia),
  ];
  for (const rater of raters) await rate(test, rater, [3, 3]);
  await test.database.inCompany(held.company.id, (db) =>
    db.updateTable('performance_manager_score').set({ comment }).execute(),
  );
  for (const rater of raters) {
    for (const index of [0, 1]) await writeFeedback(test, rater, index, feedback);
  }
  const response = await storedResponse(test, held.company.id, held.sent.idResposta);
  expect(response).toMatchObject({ status: 2, is_held: true });
}

async function release({ staff, company, idCiclo }: Held) {
  const reply = await test.call('releaseCycleResults', {
    token: staff,
    body: { idCiclo, dtLiberacao: null },
  });
  expect(reply.status).toBe(200);
  await runJob(test, 'release-results', { companyId: company.id, cycleId: idCiclo });
}

/** What a call is asked with: every parameter that names somebody or something of the review. */
function argumentsOf(operation: (typeof reads)[number], held: Held) {
  const { person, managers, sent, competencies, departmentId } = held;
  const values: Readonly<Record<string, string | number>> = {
    hash: sent.link,
    id: sent.idResposta,
    idResposta: sent.idResposta,
    idPessoa: person.id,
    idOrganogramaPessoa: person.id,
    idOrganogramaGestor: managers[0]?.id ?? 0,
    idGestor: managers[0]?.id ?? 0,
    idCompetencia: competencies[0]?.id ?? 0,
    idOrganogramaNo: departmentId,
  };
  const params: Record<string, string | number> = {};
  const query: Record<string, string | number> = {};
  for (const stated of operation.source.parameters ?? []) {
    const {
      name,
      in: place,
      required,
    } = (stated.$ref ? findTarget(contract.document, stated.$ref) : stated) as {
      name: string;
      in: string;
      required?: boolean;
    };
    if (place === 'path') params[name] = values[name] ?? 1;
    if (place === 'query' && required) query[name] = values[name] ?? 1;
  }
  return { params, query };
}

/** All that somebody is told by every read there is. */
async function readAll(held: Held, credential: Credential): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const operation of reads) {
    const reply = await test.call(operation.id, { ...argumentsOf(operation, held), ...credential });
    // The own trail grows by each look at it.
    told[operation.id] = JSON.stringify([reply.status, reply.data, reply.msg], (key, value) =>
      key === 'registros' ? undefined : value,
    );
  }
  return told;
}

const reason = 'Motivo que só quem calibra e quem avaliou leem.';

/** Has a score stand in place of the managers' mean of each competency; null takes it back. */
async function calibrateAll({ company }: Held, { from, to }: Record<'from' | 'to', number | null>) {
  await test.database.inCompany(company.id, async (db) => {
    const user = await db.selectFrom('staff_user').select('id').executeTakeFirstOrThrow();
    const competencies = await db
      .selectFrom('performance_response_competency')
      .select('id')
      .execute();
    await db
      .insertInto('performance_calibration')
      .values(
        competencies.map(({ id }) => ({
          company_id: company.id,
          response_competency_id: id,
          score_before: from,
          score: to,
          reason,
          calibrated_by: user.id,
          calibrated_at: test.clock.now(),
        })),
      )
      .execute();
  });
}

/** Has the managers have thought otherwise: close to the person, without a word; and staff again otherwise. */
async function rewriteScores(held: Held) {
  const { company, sent } = held;
  await calibrateAll(held, { from: null, to: 6 });
  await test.database.inCompany(company.id, async (db) => {
    await db
      .updateTable('performance_manager_score')
      .set({ score: 8, comment: '', feedback: null, feedback_at: null })
      .execute();
    await db
      .updateTable('performance_response')
      .set({ alignment: 90, status: 7, finished_at: null })
      .where('id', '=', sent.idResposta)
      .execute();
  });
}

/** A session of somebody of the staff who sees the home alone. */
async function openHomeSession({ company }: Held) {
  const rights = { [SECTION.home]: ['visualizar'] } as const;
  return openStaffSession(test, await createStaffUser(test.database, company.id, { rights }));
}

function readScores({ sent }: Held, token: string) {
  return test.call('listManagerScores', { token, query: { idResposta: sent.idResposta } });
}

describe('a held result', () => {
  it('changes nothing that its person is told by any call, by session or link', async () => {
    const held = await createHeldReview();
    const atManagers = await readAll(held, { token: held.token });
    await finishReview(held);
    const { text } = (await mailsOf(test, held.company.id))[0] ?? { text: '' };
    expect(text).not.toContain('resultado');

    for (const credential of [{ token: held.token }, { link: held.sent.link }]) {
      const before = await readAll(held, credential);
      expect(Object.keys(before).length).toBeGreaterThan(25);
      await rewriteScores(held);
      expect(await readAll(held, credential)).toEqual(before);
      await calibrateAll(held, { from: 6, to: null });
      await test.database.inCompany(held.company.id, (db) =>
        db
          .updateTable('performance_manager_score')
          .set({ score: 3, comment, feedback, feedback_at: test.clock.now() })
          .execute(),
      );
      await test.database.inCompany(held.company.id, (db) =>
        db
          .updateTable('performance_response')
          .set({ alignment: 40, status: 2, finished_at: test.clock.now() })
          .execute(),
      );
    }
    const now = await readAll(held, { token: held.token });
    expect(now.listManagerScores).toBe(atManagers.listManagerScores);
    expect(JSON.stringify(now)).not.toContain(feedback);
    expect(JSON.stringify(now)).not.toContain(reason);
    await calibrateAll(held, { from: null, to: 7 });
    expect(JSON.stringify(now)).not.toContain(comment);

    // The same look finds all of it once it is released.
    await release(held);
    const released = await readAll(held, { token: held.token });
    expect(released.listManagerScores).toContain('"notaGestor":3');
    expect(released.listManagerScores).toContain('"nrNota":7');
    expect(released.listManagerScores).not.toContain(reason);
    expect(released.exportOwnData).toContain(reason);
    expect(released.listManagerScores).toContain(comment);
    expect(released.listFeedback).toContain(feedback);
    expect(released.exportOwnData).toContain(feedback);
    expect(released.exportOwnData).toContain(comment);
    expect(released.getAlignmentOfPerson).not.toBe(now.getAlignmentOfPerson);
  });

  it('is seen by staff and by those who rated, not by a manager who came later', async () => {
    const held = await createHeldReview();
    await finishReview(held);
    const query = { idResposta: held.sent.idResposta };
    const scores = async (credential: Credential) => {
      const reply = await test.call('listManagerScores', { ...credential, query });
      return [reply.status, reply.data?.rows.length];
    };
    expect(await scores({ token: held.staff })).toEqual([200, 4]);
    const [ana] = held.managers;
    if (!ana) throw new Error('There is no manager');
    expect(await scores({ token: await openEmployeeSession(test, ana) })).toEqual([200, 4]);

    const late = await createPerson(test.database, held.company.id, { name: 'Rui Novo' });
    await leadDepartment(test, held.company.id, held.departmentId, late.id);
    const token = await openEmployeeSession(test, late);
    expect(await scores({ token })).toEqual([403, undefined]);
    const list = await test.call('listReportsOfManager', {
      token,
      query: { idOrganogramaGestor: late.id },
    });
    expect(list.data.rows).toMatchObject([
      { percentualAlinhamento: -1, podeVerRelatorio: false, dtTermino: null },
    ]);
    const alignment = { params: { idOrganogramaPessoa: held.person.id }, token };
    expect((await test.call('getAlignmentOfPerson', alignment)).data).toBe(-1);

    await release(held);
    expect(await scores({ token })).toEqual([200, 4]);
    expect((await test.call('getAlignmentOfPerson', alignment)).data).toBe(40);
  });

  it('tells its person that it is held, and from when on it is not', async () => {
    const held = await createHeldReview();
    await finishReview(held);
    const { token, idCiclo, staff, person, sent } = held;
    const list = { token, query: { idOrganogramaPessoa: person.id } };
    const header = { token, query: { idResposta: sent.idResposta } };
    const none = { cdStatus: 6, percentualAlinhamento: -1, liberacao: { dtLiberacao: null } };
    expect((await test.call('listPerformanceRequestsOfPerson', list)).data.rows).toMatchObject([
      { ...none, dtTermino: null, espera: null },
    ]);
    const day = '2026-12-21';
    const chosen = await test.call('releaseCycleResults', {
      token: staff,
      body: { idCiclo, dtLiberacao: day },
    });
    expect(chosen.msg).toBe('Resultados saem em 21/12/2026.');
    expect((await test.call('getPerformanceReportHeader', header)).data).toMatchObject({
      ...none,
      liberacao: { dtLiberacao: day },
    });
    await release(held);
    expect((await test.call('getPerformanceReportHeader', header)).data).toMatchObject({
      cdStatus: 2,
      liberacao: null,
    });
  });

  it('is found by its person under the status that they are told, and no other', async () => {
    const held = await createHeldReview();
    await finishReview(held);
    const found = async (token: string, filter: string) => {
      const query = { idOrganogramaPessoa: held.person.id, filter };
      const { data } = await test.call('listPerformanceRequestsOfPerson', { token, query });
      return data.qtdRecords;
    };
    expect(await found(held.token, 'Finalizado')).toBe(0);
    expect(await found(held.token, 'Aguardando Avaliação')).toBe(1);
    expect(await found(held.staff, 'Finalizado')).toBe(1);
    await release(held);
    expect(await found(held.token, 'Finalizado')).toBe(1);
    expect(await found(held.token, 'Aguardando Avaliação')).toBe(0);
  });

  it('is no part of what a manager is told of the team until then', async () => {
    const held = await createHeldReview();
    await finishReview(held);
    const [ana] = held.managers;
    if (!ana) throw new Error('There is no manager');
    const token = await openEmployeeSession(test, ana);
    const counted = async (credential: Credential, query = {}) =>
      (await test.call('listTeamCompetencies', { ...credential, query })).data.qtdComResultado;
    expect(await counted({ token })).toBe(0);
    expect(await counted({ token: held.staff }, { idGestor: ana.id })).toBe(1);
    await release(held);
    expect(await counted({ token })).toBe(1);
  });

  it('takes no agreement before', async () => {
    const held = await createHeldReview();
    await finishReview(held);
    const body = {
      idCombinado: 0,
      idResposta: held.sent.idResposta,
      dsObjetivo: 'Ouvir mais',
      dsAcao: 'Uma conversa por semana',
      tpResponsavel: 'pessoa' as const,
      dtPrazo: '2027-01-20',
      idCompetencia: null,
    };
    expect((await test.call('saveAgreement', { token: held.token, body })).status).toBe(409);
    await release(held);
    expect((await test.call('saveAgreement', { token: held.token, body })).status).toBe(200);
  });
});

describe('a release', () => {
  it('mails who has finished once, and who finishes later when they do', async () => {
    const held = await createHeldReview();
    const { company, person, idCiclo } = held;
    const results = async () =>
      (await mailsOf(test, company.id)).filter(
        ({ recipient, text }) => recipient === person.email && text.includes('relatório'),
      ).length;
    const before = await results();
    await finishReview(held);
    expect(await results()).toBe(before);
    await release(held);
    expect(await results()).toBe(before + 1);
    await runJob(test, 'release-results', { companyId: company.id, cycleId: idCiclo });
    expect(await results()).toBe(before + 1);

    const [mail] = await mailsOf(test, company.id);
    const query = { idResposta: held.sent.idResposta };
    const reply = await test.call('listManagerScores', { link: linkIn(mail), query });
    expect(reply.data.rows).toHaveLength(4);
  });

  it('tells before and after whom no mail reaches, and lists them', async () => {
    const held = await createHeldReview();
    const { company, person, idCiclo, staff, sent } = held;
    const change = (table: 'person' | 'company' | 'cycle', id: number, values: object) =>
      test.database.inCompany(company.id, (db) =>
        db.updateTable(table).set(values).where('id', '=', id).execute(),
      );
    const mailedTo = (mailed_to: string) =>
      test.database.inCompany(company.id, (db) =>
        db
          .updateTable('performance_response')
          .set({ mailed_to })
          .where('id', '=', sent.idResposta)
          .execute(),
      );
    const told = async () => {
      const cycle = await test.call('getCycle', { token: staff, params: { id: idCiclo } });
      const list = await test.call('listCyclePeople', {
        token: staff,
        query: { idCiclo, resultadoSemEmail: true },
      });
      const { qtdProntosSemEmail, flAvisaResultados } = cycle.data;
      const names = list.data.rows.map(({ nmPessoa, flSemEmail }) => [nmPessoa, flSemEmail]);
      return { qtdProntosSemEmail, flAvisaResultados, names };
    };
    const everybodyOf = async () =>
      (await test.call('listCyclePeople', { token: staff, query: { idCiclo } })).data.rows;
    const nobody = { qtdProntosSemEmail: 0, flAvisaResultados: true, names: [] };
    const them = { ...nobody, qtdProntosSemEmail: 1, names: [[person.name, true]] };

    await change('person', person.id, { email: null });
    await mailedTo('');
    expect(await told()).toEqual(nobody);
    await finishReview(held);
    expect(await told()).toEqual(them);
    await mailedTo('zoe@casa.test');
    expect(await told()).toEqual(nobody);
    await mailedTo('');
    await change('company', company.id, { mails_reports: false });
    expect(await told()).toEqual({ ...nobody, flAvisaResultados: false });
    expect((await everybodyOf())[0]).toMatchObject({ nmPessoa: person.name, flSemEmail: false });
    await change('company', company.id, { mails_reports: true });
    expect((await everybodyOf())[0]).toMatchObject({ nmPessoa: person.name, flSemEmail: true });
    await change('cycle', idCiclo, { holds_results: false });
    expect(await told()).toEqual(them);
    await change('cycle', idCiclo, { holds_results: true });
    await release(held);
    expect(await told()).toEqual(them);
    await change('person', person.id, { is_active: false });
    expect(await told()).toEqual(nobody);
  });

  it('is read by staff who see the home alone once it is out, without comments and reasons', async () => {
    const held = await createHeldReview();
    await finishReview(held);
    const token = await openHomeSession(held);
    await calibrateAll(held, { from: null, to: 7 });
    const read = () => readScores(held, token);
    expect(await read()).toMatchObject({
      status: 403,
      msg: 'O resultado desta avaliação ainda não saiu.',
    });
    await release(held);
    const { data } = await read();
    expect(data.rows.map(({ notaGestor }) => notaGestor)).toEqual([3, 3, 3, 3]);
    expect(data.calibradas?.map(({ nrNota }) => nrNota)).toEqual([7, 7]);
    expect(JSON.stringify(data)).not.toContain(comment);
    expect(JSON.stringify(data)).not.toContain(reason);
    const seen = (await readScores(held, held.staff)).data;
    expect(JSON.stringify(seen)).toContain(comment);
    expect(JSON.stringify(seen)).toContain(reason);
  });

  it('tells staff who see the home alone of no alignment before it is out, nor puts people in order by it', async () => {
    const held = await createHeldReview();
    await finishReview(held);
    const home = await openHomeSession(held);
    const listed = async (token: string) => {
      const alignments = async (ordem = {}) => {
        const query = { take: 30, index: 0, ...ordem };
        const { data } = await test.call('listPerformanceByEmployee', { token, query });
        return data.rows.map(({ nmPessoa, percentualAlinhamento }) => [
          nmPessoa,
          percentualAlinhamento,
        ]);
      };
      return { usual: await alignments(), ordered: await alignments({ ordem: 'alinhamento' }) };
    };
    const staffReads = await listed(held.staff);
    expect(staffReads.ordered[0]?.[0]).toBe(held.person.name);
    expect(staffReads.ordered[0]?.[1]).toBeGreaterThan(0);
    expect(staffReads.usual[0]?.[0]).not.toBe(held.person.name);
    const homeReads = await listed(home);
    expect(homeReads.ordered).toEqual(homeReads.usual);
    expect(homeReads.usual).toContainEqual([held.person.name, -1]);
    await release(held);
    expect((await listed(home)).usual).toEqual(staffReads.usual);
  });

  it('is not out for staff who see the home alone while feedback is owed, held or not', async () => {
    const open = await createHeldReview({ holds: false });
    for (const manager of open.managers) {
      await rate(test, await raterBySession(test, open.sent, manager), [3, 3]);
    }
    const response = await storedResponse(test, open.company.id, open.sent.idResposta);
    expect(response).toMatchObject({ status: 7, is_held: false });
    expect(await readScores(open, await openHomeSession(open))).toMatchObject({
      status: 403,
      msg: 'O resultado desta avaliação ainda não saiu.',
    });
  });

  it('comes by itself on its day at the hour of reminders, once however many processes look', async () => {
    const held = await createHeldReview();
    const { company, person, idCiclo, staff, sent } = held;
    await finishReview(held);
    const mailed = async () =>
      (await mailsOf(test, company.id)).filter(({ recipient }) => recipient === person.email)
        .length;
    const before = await mailed();
    await test.call('releaseCycleResults', {
      token: staff,
      body: { idCiclo, dtLiberacao: '2026-11-23' },
    });
    const look = () => Promise.all([1, 2, 3].map(() => releaseDueResults(test.services)));
    const isHeld = async () => {
      await runJob(test, 'release-results', { companyId: company.id, cycleId: idCiclo });
      return (await storedResponse(test, company.id, sent.idResposta)).is_held;
    };
    test.clock.set(new Date('2026-11-22T23:00:00.000Z'));
    await look();
    expect(await isHeld()).toBe(true);
    test.clock.set(new Date('2026-11-23T23:00:00.000Z'));
    await look();
    const job = { companyId: company.id, cycleId: idCiclo };
    await Promise.all([1, 2, 3].map(() => runJob(test, 'release-results', job)));
    expect(await isHeld()).toBe(false);
    expect(await mailed()).toBe(before + 1);
  });

  it('has its day taken back, and waits for somebody again', async () => {
    const held = await createHeldReview();
    const { company, idCiclo, staff, sent } = held;
    await finishReview(held);
    const call = (body: { dtLiberacao: string | null; flTiraDia?: boolean }) =>
      test.call('releaseCycleResults', { token: staff, body: { idCiclo, ...body } });
    const back = { dtLiberacao: null, flTiraDia: true };
    expect(await call(back)).toMatchObject({
      status: 409,
      msg: 'Nenhum dia de liberação foi escolhido.',
    });
    const dtLiberacao = '2026-11-23';
    await call({ dtLiberacao });
    expect(await call({ ...back, dtLiberacao })).toMatchObject({ status: 400 });
    expect(await call(back)).toMatchObject({
      status: 200,
      msg: 'Dia da liberação retirado. Os resultados esperam pelo RH.',
    });
    const cycle = { token: staff, params: { id: idCiclo } };
    expect((await test.call('getCycle', cycle)).data).toMatchObject({
      dtLiberacao: null,
      dtLiberados: null,
    });
    const header = { token: held.token, query: { idResposta: sent.idResposta } };
    expect((await test.call('getPerformanceReportHeader', header)).data).toMatchObject({
      cdStatus: 6,
      liberacao: { dtLiberacao: null },
    });
    test.clock.set(new Date('2026-11-23T23:00:00.000Z'));
    await releaseDueResults(test.services);
    await runJob(test, 'release-results', { companyId: company.id, cycleId: idCiclo });
    expect((await storedResponse(test, company.id, sent.idResposta)).is_held).toBe(true);
    const noted = await test.database.inCompany(company.id, (db) =>
      db
        .selectFrom('audit_event')
        .select('details')
        .where('action', '=', 'cycle.release-unscheduled')
        .execute(),
    );
    expect(noted).toMatchObject([{ details: { day: dtLiberacao } }]);
  });

  it('opens an unfinished review too, which then ends as any other', async () => {
    const held = await createHeldReview();
    await release(held);
    const raters = [
      await raterByLink(test, held, held.sent),
      await raterByLink(test, held, held.sent, 1),
    ];
    for (const rater of raters) await rate(test, rater, [8, 9]);
    const link = await mailedLinkOf(test, held, held.person);
    const query = { idResposta: held.sent.idResposta };
    expect((await test.call('listManagerScores', { link, query })).data.rows).toHaveLength(4);
  });

  it('is refused where nothing is held, and a second time', async () => {
    const open = await createHeldReview({ holds: false });
    const body = { idCiclo: open.idCiclo, dtLiberacao: null };
    expect((await test.call('releaseCycleResults', { token: open.staff, body })).msg).toBe(
      'Os resultados deste ciclo não estão retidos.',
    );
    const held = await createHeldReview();
    await release(held);
    const again = { idCiclo: held.idCiclo, dtLiberacao: null };
    expect(
      (await test.call('releaseCycleResults', { token: held.staff, body: again })).status,
    ).toBe(409);
    const early = await createHeldReview();
    const past = { idCiclo: early.idCiclo, dtLiberacao: '2026-11-20' };
    const reply = await test.call('releaseCycleResults', { token: early.staff, body: past });
    expect([reply.status, reply.msg]).toEqual([
      400,
      'Escolha um dia a partir de amanhã, ou libere agora.',
    ]);
  });

  it('is not for a behavioral cycle', async () => {
    const { staff } = await createReviewScene(test);
    const reply = await test.call('createCycle', {
      token: staff,
      body: cycleBody({ flRetemResultados: true }),
    });
    expect([reply.status, reply.msg]).toEqual([
      400,
      'Só ciclos de desempenho têm resultados a liberar.',
    ]);
  });
});
