// @engine both: collation, order
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createPerson } from '../../../../test/fixtures.ts';
import { openEmployeeSession } from '../../../../test/sessions.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import { putIntoCycle } from '../testing/around-scene.ts';
import {
  createDepartment,
  createReviewScene,
  createSelfAssessed,
  deactivate,
  leadDepartment,
  saveSelf,
  sendReview,
} from '../testing/performance-scene.ts';
import { rate, raterByLink, writeFeedback } from '../testing/rating-scene.ts';

const test = openTestApp();
const scene = openScene(() => createReviewScene(test));

type Query = Record<string, string | number | boolean>;

function firstManager(): PersonRow {
  const [manager] = scene.managers;
  if (!manager) throw new Error('The scene has no manager');
  return manager;
}

async function list(query: Query = {}, manager: PersonRow = firstManager()) {
  const token = await openEmployeeSession(test, manager);
  const reply = await test.call('listReportsOfManager', { token, query });
  expect(reply.status).toBe(200);
  return reply.data;
}

async function names(query: Query = {}, manager?: PersonRow) {
  return (await list(query, manager)).rows.map(({ nmPessoa }) => nmPessoa);
}

async function row(manager?: PersonRow) {
  const { rows } = await list({}, manager);
  return rows.find(({ idOrganogramaPessoa }) => idOrganogramaPessoa === scene.person.id);
}

describe('what a manager sees of a response', () => {
  it('nothing to do before the person is done', async () => {
    expect(await row()).toEqual({
      idOrganogramaPessoa: scene.person.id,
      nmPessoa: 'Zoé Prado',
      nmCargo: null,
      urlFoto: null,
      dsEmail: scene.person.email,
      idResposta: null,
      cdStatus: 0,
      nmStatus: 'Sem Avaliação',
      flAvaliouTodas: false,
      dtEnvio: null,
      dtTermino: null,
      percentualAlinhamento: -1,
      dtPrazo: null,
      podeAvaliar: false,
      precisaFeedback: false,
      competenciasPendentes: 0,
      podeVerRelatorio: false,
    });
    const sent = await sendReview(test, scene, scene.person);
    expect(await row()).toMatchObject({ cdStatus: 4, nmStatus: 'Aguardando Resposta' });
    await saveSelf(test, sent, scene.competencies[0], 9);
    expect(await row()).toMatchObject({
      idResposta: sent.idResposta,
      cdStatus: 1,
      nmStatus: 'Iniciado',
      podeAvaliar: false,
      podeVerRelatorio: false,
    });
  });

  it('rating, waiting for the others, feedback and the report', async () => {
    const [first, second] = scene.managers;
    const sent = await createSelfAssessed(test, scene, [9, 9]);
    expect(await row()).toMatchObject({
      cdStatus: 6,
      nmStatus: 'Aguardando Avaliação do Gestor',
      podeAvaliar: true,
      podeVerRelatorio: false,
      percentualAlinhamento: -1,
    });

    const rater = await raterByLink(test, scene, sent, 0);
    await rate(test, rater, [1, 4]);
    expect(await row(first)).toMatchObject({
      cdStatus: 6,
      nmStatus: 'Avaliado',
      flAvaliouTodas: true,
      podeAvaliar: false,
      precisaFeedback: false,
      podeVerRelatorio: true,
      percentualAlinhamento: -1,
    });
    expect(await row(second)).toMatchObject({
      flAvaliouTodas: false,
      podeAvaliar: true,
      podeVerRelatorio: false,
    });

    await rate(test, await raterByLink(test, scene, sent, 1), [7, 5]);
    // Averages 4 and 4.5: gaps of 5 and 4.5. The second manager is 2 and 4 away.
    const shared = { cdStatus: 7, nmStatus: 'Aguardando Feedback do Gestor', podeAvaliar: false };
    const seen = {
      ...shared,
      flAvaliouTodas: true,
      percentualAlinhamento: 53,
      podeVerRelatorio: true,
    };
    expect(await row(first)).toMatchObject({
      ...seen,
      precisaFeedback: true,
      competenciasPendentes: 2,
    });
    expect(await row(second)).toMatchObject({
      ...seen,
      precisaFeedback: true,
      competenciasPendentes: 1,
    });

    await writeFeedback(test, rater, 0, 'Vamos conversar sobre isso.');
    expect(await row(first)).toMatchObject({ competenciasPendentes: 1 });
    await writeFeedback(test, rater, 1, 'Vamos conversar sobre isso.');
    expect(await row(first)).toMatchObject({ precisaFeedback: false, competenciasPendentes: 0 });

    await writeFeedback(test, await raterByLink(test, scene, sent, 1), 1, 'Combinamos um plano.');
    expect(await row(first)).toMatchObject({
      cdStatus: 2,
      nmStatus: 'Avaliado',
      flAvaliouTodas: true,
      precisaFeedback: false,
      podeVerRelatorio: true,
      dtTermino: test.clock.now().toISOString(),
    });
  });

  it('a finished response that others rated, to read and no more', async () => {
    const sent = await createSelfAssessed(test, scene, [9, 9]);
    await rate(test, await raterByLink(test, scene, sent, 0), [9, 9]);
    await rate(test, await raterByLink(test, scene, sent, 1), [9, 9]);
    const late = await createPerson(test.database, scene.company.id, { name: 'Edu Novo' });
    await leadDepartment(test, scene.company.id, scene.departmentId, late.id);

    expect(await row(late)).toMatchObject({
      nmStatus: 'Finalizado',
      percentualAlinhamento: 100,
      podeAvaliar: false,
      podeVerRelatorio: true,
    });
  });

  it('no rating of a response whose managers were fixed before', async () => {
    await createSelfAssessed(test, scene, [9, 9]);
    const late = await createPerson(test.database, scene.company.id, { name: 'Edu Novo' });
    await leadDepartment(test, scene.company.id, scene.departmentId, late.id);
    expect(await row(late)).toMatchObject({
      cdStatus: 6,
      podeAvaliar: false,
      podeVerRelatorio: false,
    });
  });
});

describe('whom the list holds', () => {
  it('the immediate reports, and on request everybody below', async () => {
    const { id: companyId } = scene.company;
    const child = await createDepartment(test, companyId, scene.departmentId);
    const orphan = await createDepartment(test, companyId, scene.departmentId);
    const leader = await createPerson(test.database, companyId, {
      name: 'Lia Chefe',
      department_id: child,
    });
    await leadDepartment(test, companyId, child, leader.id);
    await createPerson(test.database, companyId, { name: 'Beto Neto', department_id: child });
    await createPerson(test.database, companyId, { name: 'Olga Só', department_id: orphan });
    await createPerson(test.database, companyId, { name: 'Fora Daqui' });

    expect(await names()).toEqual(['Lia Chefe', 'Olga Só', 'Zoé Prado']);
    expect(await names({ somenteImediatos: false })).toEqual([
      'Beto Neto',
      'Lia Chefe',
      'Olga Só',
      'Zoé Prado',
    ]);
    expect(await names({}, leader)).toEqual(['Beto Neto']);
    expect(await names({}, scene.person)).toEqual([]);
  });

  it('those who name the manager, and not those who name another', async () => {
    const { id: companyId } = scene.company;
    const mentor = await createPerson(test.database, companyId, { name: 'Mia Mentora' });
    await test.database.inCompany(companyId, (db) =>
      db
        .insertInto('person_manager')
        .values({ company_id: companyId, person_id: scene.person.id, manager_id: mentor.id })
        .execute(),
    );
    expect(await names({}, mentor)).toEqual(['Zoé Prado']);
    expect(await names()).toEqual([]);
  });

  it('whoever the manager has still to rate after moving away, until it is finished', async () => {
    const sent = await createSelfAssessed(test, scene, [9, 9]);
    const elsewhere = await createDepartment(test, scene.company.id);
    await test.database.inCompany(scene.company.id, (db) =>
      db
        .updateTable('person')
        .set({ department_id: elsewhere })
        .where('id', '=', scene.person.id)
        .execute(),
    );
    expect(await row()).toMatchObject({ podeAvaliar: true });
    await rate(test, await raterByLink(test, scene, sent, 0), [9, 9]);
    expect(await names()).toEqual(['Zoé Prado']);
    await rate(test, await raterByLink(test, scene, sent, 1), [9, 9]);
    expect(await names()).toEqual([]);
  });

  it('active people, and inactive ones only while their response is open', async () => {
    await createPerson(test.database, scene.company.id, {
      name: 'Saiu Cedo',
      department_id: scene.departmentId,
      is_active: false,
    });
    await createSelfAssessed(test, scene, [9, 9]);
    await deactivate(test, scene, scene.person);
    expect(await names()).toEqual(['Zoé Prado']);
    expect(await names({ flFuncionariosAtivados: true })).toEqual([]);
    expect(await names({ somenteAtivos: true })).toEqual([]);
  });

  it('pages, searches without regard to accents, and filters by the stored status', async () => {
    for (const name of ['Álvaro Reis', 'bianca Lopes', 'Ana Silva']) {
      await createPerson(test.database, scene.company.id, {
        name,
        department_id: scene.departmentId,
      });
    }
    await createSelfAssessed(test, scene, [9, 9]);
    const inOrder = ['Zoé Prado', 'Álvaro Reis', 'Ana Silva', 'bianca Lopes'];
    expect(await names()).toEqual(inOrder);
    expect(await list({ take: 3, index: 1 })).toMatchObject({
      qtdRecords: 4,
      rows: [{ nmPessoa: 'bianca Lopes' }],
    });
    expect(await names({ filter: 'ALVARO' })).toEqual(['Álvaro Reis']);
    expect(await names({ filter: '%' })).toEqual([]);
    expect(await names({ cdStatus: 6 })).toEqual(['Zoé Prado']);
    expect(await names({ cdStatus: 2 })).toEqual([]);
    expect(await names({ cdStatus: 0, take: 1 })).toEqual(['Zoé Prado']);
  });

  it('puts on the first page whoever waits for this manager, ratings before feedback', async () => {
    const people = { company_id: scene.company.id, department_id: scene.departmentId };
    for (const name of ['Ana Silva', 'Yara Melo']) {
      await createPerson(test.database, people.company_id, { ...people, name });
    }
    const zoe = await createSelfAssessed(test, scene, [9, 9]);
    await rate(test, await raterByLink(test, scene, zoe, 0), [1, 4]);
    expect(await names()).toEqual(['Ana Silva', 'Yara Melo', 'Zoé Prado']);
    expect(await names({ take: 1 }, scene.managers[1])).toEqual(['Zoé Prado']);
    await rate(test, await raterByLink(test, scene, zoe, 1), [7, 5]);
    expect(await names({ take: 1 })).toEqual(['Zoé Prado']);
    const yara = (await list()).rows.find(({ nmPessoa }) => nmPessoa === 'Yara Melo');
    const to = { id: yara?.idOrganogramaPessoa ?? 0 };
    await createSelfAssessed(test, scene, [9, 9], to);
    expect(await names()).toEqual(['Yara Melo', 'Zoé Prado', 'Ana Silva']);
  });

  it('puts those first whose cycle ends first, and tells the day while it waits for this manager', async () => {
    const people = { company_id: scene.company.id, department_id: scene.departmentId };
    const due: (string | null)[] = ['2026-12-30', '2026-12-18', null, '2026-12-18'];
    for (const [at, name] of ['Ana Silva', 'Bia Melo', 'Caio Reis', 'Davi Luz'].entries()) {
      const person = await createPerson(test.database, people.company_id, { ...people, name });
      const sent = await createSelfAssessed(test, scene, [9, 9], person);
      const dueOn = due[at] ?? null;
      if (dueOn === null) continue;
      const cycleId = await putIntoCycle(test, people.company_id, sent.idResposta);
      await test.database.inCompany(people.company_id, (db) =>
        db.updateTable('cycle').set({ due_on: dueOn }).where('id', '=', cycleId).execute(),
      );
    }
    const told = async (query: Query = {}) =>
      (await list(query)).rows.map(({ nmPessoa, dtPrazo }) => [nmPessoa, dtPrazo]);
    const inOrder = [
      ['Bia Melo', '2026-12-18'],
      ['Davi Luz', '2026-12-18'],
      ['Ana Silva', '2026-12-30'],
      ['Caio Reis', null],
      [scene.person.name, null],
    ];
    expect(await told()).toEqual(inOrder);
    expect(await told({ take: 2, index: 1 })).toEqual(inOrder.slice(2, 4));
  });

  it('tells no day of a review that waits for the feedback of others alone', async () => {
    const sent = await createSelfAssessed(test, scene, [9, 9]);
    const cycleId = await putIntoCycle(test, scene.company.id, sent.idResposta);
    await test.database.inCompany(scene.company.id, (db) =>
      db.updateTable('cycle').set({ due_on: '2026-12-18' }).where('id', '=', cycleId).execute(),
    );
    await rate(test, await raterByLink(test, scene, sent, 0), [1, 1]);
    await rate(test, await raterByLink(test, scene, sent, 1), [9, 9]);
    const dayOf = async (manager = scene.managers[0]) => (await list({}, manager)).rows[0]?.dtPrazo;
    expect(await dayOf()).toBe('2026-12-18');
    expect(await dayOf(scene.managers[1])).toBeNull();
  });

  it('shows each person once, by the latest response that was not cancelled', async () => {
    const first = await createSelfAssessed(test, scene, [9, 9]);
    await test.call('closePerformanceRequest', {
      token: scene.staff,
      body: { idResposta: first.idResposta },
    });
    test.clock.advance(60_000);
    const second = await sendReview(test, scene, scene.person);
    expect(await list()).toMatchObject({ qtdRecords: 1, rows: [{ cdStatus: 4 }] });
    await test.call('closePerformanceRequest', {
      token: scene.staff,
      body: { idResposta: second.idResposta },
    });
    expect(await list()).toMatchObject({
      qtdRecords: 1,
      rows: [{ idResposta: first.idResposta, nmStatus: 'Finalizado' }],
    });
  });
});

describe('who may ask', () => {
  it('a manager by link, for all of the own people', async () => {
    const sent = await createSelfAssessed(test, scene, [9, 9]);
    await createPerson(test.database, scene.company.id, {
      name: 'Ana Silva',
      department_id: scene.departmentId,
    });
    const { credential, manager } = await raterByLink(test, scene, sent);
    const { data } = await test.call('listReportsOfManager', {
      ...credential,
      query: { idOrganogramaGestor: manager.id, idCliente: scene.company.id },
    });
    expect(data.rows.map(({ nmPessoa }) => nmPessoa)).toEqual(['Zoé Prado', 'Ana Silva']);
  });

  it('nobody as another manager, for another company, or by a link that is not a manager’s', async () => {
    const { link } = await sendReview(test, scene, scene.person);
    const [first, second] = scene.managers;
    const token = await openEmployeeSession(test, firstManager());
    const status = async (request: object) =>
      (await test.call('listReportsOfManager', request)).status;

    expect(await status({ token, query: { idOrganogramaGestor: first?.id } })).toBe(200);
    expect(await status({ token, query: { idOrganogramaGestor: second?.id } })).toBe(403);
    expect(await status({ token, query: { idCliente: scene.company.id + 1 } })).toBe(403);
    expect(await status({ link })).toBe(403);
    expect(await status({ token: scene.staff })).toBe(403);
  });
});

describe('getAlignmentOfPerson', () => {
  it('is told from the moment every manager has rated, to the person and the managers', async () => {
    const token = await openEmployeeSession(test, firstManager());
    const own = await openEmployeeSession(test, scene.person);
    const stranger = await openEmployeeSession(
      test,
      await createPerson(test.database, scene.company.id),
    );
    const alignment = (credential: string) =>
      test.call('getAlignmentOfPerson', {
        token: credential,
        params: { idOrganogramaPessoa: scene.person.id },
      });
    expect((await alignment(token)).data).toBe(-1);

    const sent = await createSelfAssessed(test, scene, [9, 9]);
    await rate(test, await raterByLink(test, scene, sent, 0), [8, 9]);
    expect((await alignment(token)).data).toBe(-1);
    await rate(test, await raterByLink(test, scene, sent, 1), [7, 9]);
    expect((await alignment(token)).data).toBe(93);
    expect((await alignment(own)).data).toBe(93);
    expect((await alignment(stranger)).status).toBe(403);
  });
});
