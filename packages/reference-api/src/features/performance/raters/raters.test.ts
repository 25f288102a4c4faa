// @engine both: proposals at once, and a cycle that is closed meanwhile
import { SECTION } from '@aferir/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { mailsOf } from '../../../../test/mails.ts';
import { runJob } from '../../../../test/run-job.ts';
import { openEmployeeSession, openStaffSession } from '../../../../test/sessions.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import { closeAround, createAroundScene, propose, rateAround } from '../testing/around-scene.ts';
import { closeReview, deactivate } from '../testing/performance-scene.ts';
import { rate, raterBySession } from '../testing/rating-scene.ts';
import { beginRaterReminders } from './remind-raters.ts';

const test = openTestApp();
const DAY = 24 * 60 * 60_000;
const scene = openScene(() => createAroundScene(test));

function at<T>(list: readonly T[], index: number): T {
  const one = list[index];
  if (one === undefined) throw new Error(`There is nothing at ${index}`);
  return one;
}

const peer = (index: number): PersonRow => at(scene.peers, index);
const report = (index: number): PersonRow => at(scene.reports, index);
const query = () => ({ idResposta: scene.sent.idResposta });
const proposing = (token: string, { id }: Pick<PersonRow, 'id'>) =>
  test.call('proposeRater', { token, body: { ...query(), idOrganogramaPessoa: id } });
const list = (token: string) => test.call('listRaters', { token, query: query() });
const decide = (token: string, idAvaliador: number, flAprovado: boolean) =>
  test.call('decideRater', { token, body: { idAvaliador, flAprovado } });
const means = (credential: { token: string } | { link: string }) =>
  test.call('getAroundMeans', { ...credential, query: query() });

async function ratingsOf(person: PersonRow) {
  const token = await openEmployeeSession(test, person);
  return (await test.call('listOwnRatings', { token })).data.rows;
}

async function save(person: PersonRow, idAvaliador: number, changes: object = {}) {
  const token = await openEmployeeSession(test, person);
  const body = { idAvaliador, idCompetencia: scene.competencies[0]?.id, nrIndice: 8, ...changes };
  return test.call('saveOwnRating', { token, body });
}

/** Mails to those around, newest first. */
async function askingMails() {
  const mails = await mailsOf(test, scene.company.id);
  return mails.filter(({ subject }) => /avaliaç(ão espera|ões que esperam) por você/.test(subject));
}

/** Has the manager rate, who then reads the comparison. */
async function rateAsManager() {
  await rate(test, await raterBySession(test, scene.sent, scene.manager), [8, 9]);
}

describe('proposals', () => {
  it('of the person wait for the manager, who asks by approving', async () => {
    const id = await propose(test, scene, scene.employee, peer(0));
    expect(await askingMails()).toEqual([]);
    expect(await ratingsOf(peer(0))).toEqual([]);
    const { data } = await list(scene.boss);
    expect(data).toMatchObject({ tpFase: 'aberta', podePropor: true, qtdMaxima: 8, qtdMinima: 3 });
    expect(data.rows).toMatchObject([
      {
        idAvaliador: id,
        idOrganogramaPessoa: peer(0).id,
        nmPessoa: 'Par 1',
        tpGrupo: 'par',
        tpSituacao: 'proposto',
        tpProposto: 'pessoa',
        podeAprovar: true,
        podeRecusar: true,
      },
    ]);
    expect((await list(scene.employee)).data.rows).toMatchObject([
      { podeAprovar: false, podeRecusar: false },
    ]);

    expect(await decide(scene.boss, id, true)).toMatchObject({ msg: 'Convite enviado.' });
    const [mail] = await askingMails();
    expect(mail).toMatchObject({ recipient: peer(0).email });
    expect(mail?.text).toContain('Você foi convidado a avaliar Zoé Prado');
    expect((await list(scene.employee)).data.rows).toMatchObject([{ tpSituacao: 'convidado' }]);
    expect((await decide(scene.boss, id, false)).status).toBe(409);
  });

  it('of the manager ask at once, each once', async () => {
    await propose(test, scene, scene.boss, report(0));
    expect(await askingMails()).toHaveLength(1);
    expect((await list(scene.boss)).data.rows).toMatchObject([
      { tpGrupo: 'liderado', tpSituacao: 'convidado', tpProposto: 'gestor' },
    ]);
    const again = await proposing(scene.employee, report(0));
    expect(again).toMatchObject({ status: 400, msg: 'Esta pessoa já foi indicada.' });
  });

  it('that ask whoever has no e-mail say so to those who propose, whether they have rated or not', async () => {
    const { id: personId } = peer(0);
    await test.database.inCompany(scene.company.id, (db) =>
      db.updateTable('person').set({ email: null }).where('id', '=', personId).execute(),
    );
    const id = await propose(test, scene, scene.employee, peer(0));
    const told = async (token: string) => (await list(token)).data.rows[0]?.flSemEmail;
    expect(await told(scene.boss)).toBeUndefined();
    await decide(scene.boss, id, true);
    expect(await askingMails()).toEqual([]);
    for (const token of [scene.boss, scene.employee]) expect(await told(token)).toBe(true);
    for (const { id: idCompetencia } of scene.competencies) {
      expect((await save(peer(0), id, { idCompetencia })).status).toBe(200);
    }
    expect(await told(scene.boss)).toBe(true);
    await closeAround(test, scene);
    expect(await told(scene.boss)).toBeUndefined();
  });

  it('that were refused ask nobody, and can be approved after all', async () => {
    const id = await propose(test, scene, scene.employee, peer(0));
    expect(await decide(scene.boss, id, false)).toMatchObject({ msg: 'Indicação recusada.' });
    expect((await list(scene.employee)).data.rows).toMatchObject([{ tpSituacao: 'recusado' }]);
    expect(await ratingsOf(peer(0))).toEqual([]);
    expect((await decide(scene.boss, id, true)).status).toBe(200);
    expect(await ratingsOf(peer(0))).toHaveLength(1);
  });

  it('are of nobody who is the person, manages them, is gone or of another company', async () => {
    await deactivate(test, scene, peer(3));
    const stranger = await createPerson(test.database, (await createCompany(test.database)).id);
    for (const [person, msg] of [
      [scene.person, 'A própria pessoa já faz a autoavaliação.'],
      [scene.manager, 'Quem faz a gestão da pessoa já avalia como gestor.'],
      [peer(3), 'Esta pessoa não está mais ativa.'],
      [stranger, 'Esta pessoa não está mais ativa.'],
    ] as const) {
      expect(await proposing(scene.boss, person)).toMatchObject({ status: 400, msg });
    }
    expect((await list(scene.boss)).data.rows).toEqual([]);
  });

  it('are up to eight of a group, also where many come at once', async () => {
    const more = await Promise.all(
      Array.from({ length: 10 }, () => createPerson(test.database, scene.company.id)),
    );
    const replies = await Promise.all(more.map((person) => proposing(scene.employee, person)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(8);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual([409, 409]);
    expect(await proposing(scene.employee, report(0))).toMatchObject({ status: 200 });
  });

  it('are made by the person and the manager alone, and decided by the manager', async () => {
    const id = await propose(test, scene, scene.employee, peer(0));
    const other = await openEmployeeSession(test, peer(1));
    for (const reply of [
      await proposing(other, peer(2)),
      await decide(other, id, true),
      await decide(scene.employee, id, true),
      await list(other),
      await list(await openEmployeeSession(test, peer(0))),
    ]) {
      expect(reply.status).toBe(403);
    }
  });

  it('are offered people who can be proposed, each with their group', async () => {
    await propose(test, scene, scene.employee, peer(0));
    const find = (filter?: string) =>
      test.call('listRaterCandidates', {
        token: scene.employee,
        query: { ...query(), ...(filter && { filter }) },
      });
    const { data } = await find();
    expect(data.rows.map(({ nmPessoa, tpGrupo }) => [nmPessoa, tpGrupo])).toEqual([
      ['Liderado 1', 'liderado'],
      ['Liderado 2', 'liderado'],
      ['Liderado 3', 'liderado'],
      ['Par 2', 'par'],
      ['Par 3', 'par'],
      ['Par 4', 'par'],
    ]);
    expect((await find('par 3')).data).toMatchObject({ qtdRecords: 1 });
  });

  it('keep their group when the person moves elsewhere', async () => {
    await propose(test, scene, scene.boss, report(0));
    await test.database.inCompany(scene.company.id, (db) =>
      db.deleteFrom('department_manager').where('person_id', '=', scene.person.id).execute(),
    );
    expect((await list(scene.boss)).data.rows).toMatchObject([{ tpGrupo: 'liderado' }]);
  });

  it('there are none where the cycle does not ask around, or there is none', async () => {
    await test.database.inCompany(scene.company.id, (db) =>
      db.updateTable('cycle').set({ asks_around: false }).execute(),
    );
    const none = { tpFase: 'nenhuma', podePropor: false, rows: [] };
    expect((await list(scene.employee)).data).toMatchObject(none);
    expect((await proposing(scene.boss, peer(0))).status).toBe(409);
    await test.database.inCompany(scene.company.id, (db) =>
      db.updateTable('performance_response').set({ cycle_id: null }).execute(),
    );
    expect((await list(scene.employee)).data).toMatchObject(none);
    expect((await means({ token: scene.employee })).data).toMatchObject({ tpFase: 'nenhuma' });
  });
});

describe('the reviews that somebody says who rates for', () => {
  const followed = async (token: string) =>
    (await test.call('listOwnRatings', { token })).data.acompanhadas;

  it('are the own one and those of whom they manage, until the cycle is closed', async () => {
    await propose(test, scene, scene.employee, peer(0));
    await propose(test, scene, scene.boss, peer(1));
    const review = { idResposta: scene.sent.idResposta, nmPessoa: 'Zoé Prado' };
    const counts = { qtdPropostos: 1, qtdConvidados: 1 };
    expect(await followed(scene.employee)).toEqual([{ ...review, flPropria: true, ...counts }]);
    expect(await followed(scene.boss)).toEqual([{ ...review, flPropria: false, ...counts }]);
    expect(await followed(await openEmployeeSession(test, peer(0)))).toEqual([]);
    await closeAround(test, scene);
    expect(await followed(scene.employee)).toEqual([]);
    expect(await followed(scene.boss)).toEqual([]);
  });
});

describe('ratings', () => {
  it('are kept one by one, and can be changed until the cycle is closed', async () => {
    const id = await propose(test, scene, scene.boss, peer(0));
    expect(await ratingsOf(peer(0))).toMatchObject([
      {
        idAvaliador: id,
        nmPessoa: 'Zoé Prado',
        tpGrupo: 'par',
        dtPrazo: '2026-12-18',
        qtdCompetencias: 2,
        qtdAvaliadas: 0,
        flConcluida: false,
      },
    ]);
    const first = await save(peer(0), id, { dsComentario: '  Divide o que sabe. ' });
    expect(first.data).toEqual({ qtdCompetencias: 2, qtdAvaliadas: 1, flConcluida: false });
    await save(peer(0), id, { nrIndice: 7 });
    const idCompetencia = scene.competencies[1]?.id;
    const last = await save(peer(0), id, { idCompetencia, nrIndice: 0 });
    expect(last.data.flConcluida).toBe(true);
    await save(peer(0), id, { idCompetencia, nrIndice: 5 });
    const token = await openEmployeeSession(test, peer(0));
    const { data } = await test.call('getOwnRating', { token, query: { idAvaliador: id } });
    expect(data.competencias).toMatchObject([
      { nmCompetencia: 'Competência 1', nrIndice: 7, dsComentario: 'Divide o que sabe.' },
      { nmCompetencia: 'Competência 2', nrIndice: 5, dsComentario: '' },
    ]);
    await closeAround(test, scene);
    expect(await save(peer(0), id)).toMatchObject({
      status: 409,
      msg: 'O ciclo foi encerrado e as avaliações não mudam mais.',
    });
    expect(await ratingsOf(peer(0))).toEqual([]);
    const reading = await test.call('getOwnRating', { token, query: { idAvaliador: id } });
    expect(reading.status).toBe(409);
  });

  it('tell their rater nothing of what others gave', async () => {
    await rateAround(test, scene, peer(1), [3, 4], ['Só meu']);
    const id = await propose(test, scene, scene.boss, peer(0));
    const token = await openEmployeeSession(test, peer(0));
    const { data } = await test.call('getOwnRating', { token, query: { idAvaliador: id } });
    expect(data.competencias.map(({ nrIndice }) => nrIndice)).toEqual([null, null]);
    expect(JSON.stringify(data)).not.toContain('Só meu');
    const theirs = await test.call('listSelfScores', { token, query: query() });
    expect([theirs.status, (await means({ token })).status]).toEqual([403, 403]);
  });

  it('are of whoever was asked alone', async () => {
    const id = await propose(test, scene, scene.employee, peer(0));
    expect((await save(peer(0), id)).status).toBe(404);
    await decide(scene.boss, id, true);
    expect((await save(peer(1), id)).status).toBe(404);
    expect((await save(scene.person, id)).status).toBe(404);
    expect((await save(scene.manager, id)).status).toBe(404);
    expect((await save(peer(0), id, { idCompetencia: 999_999 })).status).toBe(400);
    expect((await save(peer(0), id, { nrIndice: 11 })).status).toBe(400);
    expect((await save(peer(0), id, { dsComentario: 'x'.repeat(501) })).status).toBe(400);
    expect((await ratingsOf(peer(0)))[0]).toMatchObject({ qtdAvaliadas: 0 });
  });

  it('go on when the managers have finished', async () => {
    const id = await propose(test, scene, scene.boss, peer(0));
    await rateAsManager();
    expect((await save(peer(0), id)).status).toBe(200);
  });

  it('begin before the self-assessment is done, and end where the review is cancelled', async () => {
    const early = await createAroundScene(test, { isSelfAssessed: false });
    const rater = at(early.peers, 0);
    const id = await propose(test, early, early.boss, rater);
    const idCompetencia = early.competencies[0]?.id;
    expect((await save(rater, id, { idCompetencia })).status).toBe(200);
    await closeReview(test, early, early.sent);
    expect((await save(rater, id, { idCompetencia })).status).toBe(409);
    expect(await ratingsOf(rater)).toEqual([]);
  });

  it('are not of who rates as a manager by now', async () => {
    const id = await propose(test, scene, scene.boss, peer(0));
    await test.database.inCompany(scene.company.id, (db) =>
      db
        .insertInto('performance_response_manager')
        .values({
          company_id: scene.company.id,
          response_id: scene.sent.idResposta,
          manager_id: peer(0).id,
          frozen_at: test.clock.now(),
          rated_at: null,
        })
        .execute(),
    );
    expect(await ratingsOf(peer(0))).toEqual([]);
    expect((await save(peer(0), id)).status).toBe(409);
  });
});

describe('means', () => {
  beforeEach(async () => {
    for (const [index, score] of [8, 6, 9].entries()) {
      await rateAround(test, scene, peer(index), [score, 10], [`Comentário ${9 - index}`]);
    }
    await rateAround(test, scene, report(0), [1, 1]);
    await rateAround(test, scene, report(1), [2, 2]);
    await rateAsManager();
  });

  it('are told to nobody before the cycle is closed, however many there are', async () => {
    const nothing = { tpFase: 'aberta', qtdMinima: 3, grupos: [] };
    for (const token of [scene.employee, scene.boss, scene.staff]) {
      expect((await means({ token })).data).toEqual(nothing);
    }
  });

  it('are told of three and more of a group then, with comments in an order of their own', async () => {
    await closeAround(test, scene);
    for (const token of [scene.employee, scene.boss, scene.staff]) {
      expect((await means({ token })).data).toEqual({
        tpFase: 'encerrada',
        qtdMinima: 3,
        grupos: [
          {
            tpGrupo: 'par',
            qtdAvaliadores: 3,
            competencias: [
              {
                idCompetencia: scene.competencies[0]?.id,
                nmCompetencia: 'Competência 1',
                media: 7.7,
                comentarios: ['Comentário 7', 'Comentário 8', 'Comentário 9'],
              },
              {
                idCompetencia: scene.competencies[1]?.id,
                nmCompetencia: 'Competência 2',
                media: 10,
                comentarios: [],
              },
            ],
          },
          { tpGrupo: 'liderado', qtdAvaliadores: null, competencias: [] },
        ],
      });
    }
  });

  it('of a held result wait for its release, but for staff and the managers who rate', async () => {
    const { company, staff, cycleId } = scene;
    await test.database.inCompany(company.id, async (db) => {
      await db.updateTable('cycle').set({ holds_results: true }).execute();
      await db.updateTable('performance_response').set({ is_held: true }).execute();
    });
    await closeAround(test, scene);
    const ownMeans = async () =>
      (await test.call('exportOwnData', { token: scene.employee })).data.mediasAoRedor;
    expect((await means({ token: scene.employee })).data).toMatchObject({
      tpFase: 'aberta',
      grupos: [],
    });
    expect(await ownMeans()).toEqual([]);
    const told = { tpFase: 'encerrada', grupos: [{ qtdAvaliadores: 3 }, {}] };
    for (const token of [scene.boss, staff])
      expect((await means({ token })).data).toMatchObject(told);
    const body = { idCiclo: cycleId, dtLiberacao: null };
    expect((await test.call('releaseCycleResults', { token: staff, body })).status).toBe(200);
    await runJob(test, 'release-results', { companyId: company.id, cycleId });
    expect((await means({ token: scene.employee })).data).toMatchObject(told);
    expect(await ownMeans()).toHaveLength(2);
  });

  it('count nobody who left something out, and stay as they are afterwards', async () => {
    const id = await propose(test, scene, scene.boss, peer(3));
    await save(peer(3), id, { nrIndice: 0 });
    await closeAround(test, scene);
    const before = (await means({ token: scene.employee })).data;
    expect(before.grupos[0]).toMatchObject({ qtdAvaliadores: 3 });
    expect((await save(peer(3), id, { idCompetencia: scene.competencies[1]?.id })).status).toBe(
      409,
    );
    await deactivate(test, scene, peer(0));
    const forgotten = { idOrganogramaPessoa: peer(0).id, nmPessoa: peer(0).name };
    const reply = await test.call('anonymizeEmployee', { token: scene.staff, body: forgotten });
    expect(reply.status).toBe(200);
    expect((await means({ token: scene.employee })).data).toEqual(before);
    const query = { idOrganogramaPessoa: peer(1).id };
    expect((await test.call('deleteEmployee', { token: scene.staff, query })).status).toBe(409);
  });

  it('are told to no colleague, and to nobody of another company', async () => {
    await closeAround(test, scene);
    const { id } = await createCompany(test.database);
    const staff = await createStaffUser(test.database, id, { is_administrator: true });
    expect((await means({ token: await openStaffSession(test, staff) })).status).toBe(404);
    expect((await means({ token: await openEmployeeSession(test, peer(0)) })).status).toBe(403);
  });

  it('leave a trace of whoever reads them, and none of who has rated', async () => {
    await closeAround(test, scene);
    await means({ token: scene.staff });
    const rows = await test.database.inCompany(scene.company.id, (db) =>
      db
        .selectFrom('audit_event')
        .select(['action', 'actor_kind', 'actor_id'])
        .where('person_id', '=', scene.person.id)
        .execute(),
    );
    expect(rows.map(({ action }) => action)).toContain('performance-around-means.read');
    const raters = [...scene.peers, ...scene.reports].map(({ id }) => id);
    const employees = rows.filter(({ actor_kind }) => actor_kind === 'employee');
    expect(employees.map(({ actor_id }) => actor_id)).toContain(scene.manager.id);
    expect(employees.filter(({ actor_id }) => raters.includes(actor_id ?? 0))).toEqual([]);
  });

  it('are told to staff who read reports, and not to those who see the home alone', async () => {
    await closeAround(test, scene);
    for (const [section, status] of [
      [SECTION.home, 403],
      [SECTION.cycles, 403],
      [SECTION.performance, 200],
    ] as const) {
      const rights = { [section]: ['visualizar'] } as const;
      const user = await createStaffUser(test.database, scene.company.id, { rights });
      expect((await means({ token: await openStaffSession(test, user) })).status).toBe(status);
    }
  });
});

describe('a manager who has still to rate', () => {
  it('is told no means', async () => {
    for (const index of [0, 1, 2]) await rateAround(test, scene, peer(index), [8, 8]);
    await closeAround(test, scene);
    expect((await means({ token: scene.boss })).status).toBe(403);
  });
});

describe('reminders', () => {
  const runReminders = () => {
    const day = test.clock.now().toISOString().slice(0, 10);
    return runJob(test, 'remind-raters', { companyId: scene.company.id, day });
  };

  it('come three and seven days after the asking, each once however many processes there are', async () => {
    const id = await propose(test, scene, scene.boss, peer(0));
    await propose(test, scene, scene.boss, peer(1));
    const asked = (await askingMails()).length;
    await runReminders();
    expect(await askingMails()).toHaveLength(asked);
    test.clock.advance(3 * DAY);
    await Promise.all([runReminders(), runReminders(), runReminders()]);
    expect(await askingMails()).toHaveLength(asked + 2);
    const [last] = await askingMails();
    expect(last?.text).toContain('A avaliação de um colega ainda espera por você.');
    await save(peer(0), id);
    await save(peer(0), id, { idCompetencia: scene.competencies[1]?.id });
    test.clock.advance(4 * DAY);
    await runReminders();
    expect(await askingMails()).toHaveLength(asked + 3);
    test.clock.advance(9 * DAY);
    await runReminders();
    expect(await askingMails()).toHaveLength(asked + 3);
  });

  it('stop when the cycle is closed', async () => {
    await propose(test, scene, scene.boss, peer(0));
    const asked = (await askingMails()).length;
    await closeAround(test, scene);
    test.clock.advance(3 * DAY);
    await runReminders();
    expect(await askingMails()).toHaveLength(asked);
  });

  it('begin once a day, where there is something to tell', async () => {
    const { database, clock } = test;
    const enqueued: string[] = [];
    const jobs = {
      enqueue: async (_db: unknown, name: string) => {
        enqueued.push(name);
      },
    } as never;
    await propose(test, scene, scene.boss, peer(0));
    await beginRaterReminders({ database, clock, jobs });
    expect(enqueued).toEqual([]);
    test.clock.advance(3 * DAY);
    await Promise.all([1, 2, 3].map(() => beginRaterReminders({ database, clock, jobs })));
    expect(enqueued).toEqual(['remind-raters']);
  });
});

describe('privacy', () => {
  const rateByThree = async () => {
    for (const index of [0, 1, 2]) {
      await rateAround(test, scene, peer(index), [8, 8], [`Sobre Zoé ${index}`]);
    }
  };

  it('exports what a rater gave, and to the person only what the report tells', async () => {
    await rateByThree();
    const token = await openEmployeeSession(test, peer(1));
    const own = await test.call('exportOwnData', { token });
    expect(own.data.avaliacoesDeColegas).toMatchObject([
      { nmPessoa: 'Zoé Prado', tpGrupo: 'par', nrIndice: 8, dsComentario: 'Sobre Zoé 1' },
      { nrIndice: 8, dsComentario: '' },
    ]);
    const before = await test.call('exportOwnData', { token: scene.employee });
    expect(before.data.mediasAoRedor).toEqual([]);
    expect(JSON.stringify(before.data)).not.toContain('Sobre Zoé');
    expect(JSON.stringify(before.data)).not.toContain(peer(1).name);
    await closeAround(test, scene);
    const after = await test.call('exportOwnData', { token: scene.employee });
    expect(after.data.mediasAoRedor).toMatchObject([{ tpGrupo: 'par', media: 8 }, { media: 8 }]);
    expect(JSON.stringify(after.data)).not.toContain(peer(1).name);
  });

  const forget = async ({ id, name }: PersonRow) => {
    const body = { idOrganogramaPessoa: id, nmPessoa: name };
    return (await test.call('anonymizeEmployee', { token: scene.staff, body })).status;
  };

  it('tells of nobody who is forgotten whether they had rated', async () => {
    await rateAround(test, scene, peer(0), [8, 8]);
    const begun = await propose(test, scene, scene.boss, peer(1));
    await save(peer(1), begun, { dsComentario: 'Só um começo' });
    await propose(test, scene, scene.boss, peer(2));
    await propose(test, scene, scene.employee, peer(3));
    for (const index of [0, 1, 2, 3]) expect(await forget(peer(index))).toBe(200);
    for (const token of [scene.boss, scene.employee]) {
      const { rows } = (await list(token)).data;
      expect(rows.map(({ tpSituacao, flAtivo }) => [tpSituacao, flAtivo])).toEqual(
        Array.from({ length: 3 }, () => ['convidado', false]),
      );
    }
    const given = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('performance_rater_score').select('comment').execute(),
    );
    expect(given).toEqual([{ comment: '' }, { comment: '' }]);
  });

  it('forgets comments with the person whom they are about', async () => {
    await rateByThree();
    expect(await forget(scene.person)).toBe(200);
    const rows = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('performance_rater_score').select('comment').execute(),
    );
    expect([...new Set(rows.map(({ comment }) => comment))].toSorted()).toEqual([
      '',
      'Comentário apagado com os dados da pessoa.',
    ]);
  });
});
