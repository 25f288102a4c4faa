// @engine both: locks, mass send
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { createPerson, createStaffUser } from '../../../test/fixtures.ts';
import { linkIn, mailsOf } from '../../../test/mails.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import {
  answerBody,
  createScene,
  sendRequest,
} from '../../features/behavioral/testing/behavioral-scene.ts';
import {
  createReviewScene,
  createSelfAssessed,
  sendReview,
} from '../../features/performance/testing/performance-scene.ts';
import { rate, raterByLink } from '../../features/performance/testing/rating-scene.ts';
import { digest } from '../../platform/security/tokens.ts';
import type { PersonRow } from '../people/people-tables.ts';
import { tick } from './testing/reminder-scene.ts';

const test = openTestApp();
const HOUR = 3_600_000;

/** Lets time pass; sessions end meanwhile. */
function wait(hours: number) {
  test.clock.set(new Date(test.clock.now().getTime() + hours * HOUR));
}

async function mailedTo(companyId: number, since = test.clock.now()) {
  const mails = await mailsOf(test, companyId);
  return mails.filter(({ created_at }) => created_at >= since).map(({ recipient }) => recipient);
}

describe('people who have not answered', () => {
  const scene = openScene(async () => {
    const behavioral = await createScene(test);
    const admin = await createStaffUser(test.database, behavioral.company.id, {
      is_administrator: true,
    });
    return { ...behavioral, admin };
  });
  const token = () => openStaffSession(test, scene.admin);

  async function ask(values: Parameters<typeof createPerson>[2] = {}) {
    const person = await createPerson(test.database, scene.company.id, values);
    const sent = await sendRequest(test, {
      company: scene.company,
      staffUser: scene.admin,
      staff: await token(),
      person,
    });
    return { person, ...sent };
  }
  const remind = async (body: object = {}, key?: string) =>
    test.call('remindDiscPeople', {
      token: await token(),
      body,
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  const preview = async (query: Record<string, string | number> = {}) =>
    (await test.call('getDiscReminderPreview', { token: await token(), query })).data;

  it('are counted and mailed once in 24 hours, with a new link', async () => {
    const { link, person } = await ask({ name: 'Ana Prado' });
    expect(await preview()).toEqual({ qtdLembrar: 0, qtdSemEmail: 0, qtdRecentes: 1 });
    wait(25);
    expect(await preview()).toEqual({ qtdLembrar: 1, qtdSemEmail: 0, qtdRecentes: 0 });
    expect((await remind()).data).toEqual({ qtdLembrados: 1, qtdIgnorados: 0 });
    const [mail] = await mailsOf(test, scene.company.id);
    expect(mail?.recipient).toBe(person.email);
    expect(mail?.text).toContain('ainda não foi aberta. São 20 perguntas');
    const next = linkIn(mail);
    expect(next).not.toBe(link);
    wait(23);
    expect((await remind()).data).toEqual({ qtdLembrados: 0, qtdIgnorados: 1 });
    wait(2);
    const old = await test.call('getQuestionnaireByLink', { link, params: { hash: link } });
    expect(old.status).toBe(403);
    expect((await remind()).data).toEqual({ qtdLembrados: 1, qtdIgnorados: 0 });
  });

  it('read how far they are', async () => {
    const { idResposta, link } = await ask();
    await test.call('saveDiscAnswers', { link, body: answerBody(idResposta, 0) });
    wait(25);
    await remind();
    const [mail] = await mailsOf(test, scene.company.id);
    expect(mail?.text).toContain('Você já respondeu 1 de 20 perguntas');
  });

  it('are not mailed by two who remind at once, nor by one who presses twice', async () => {
    for (let count = 0; count < 12; count += 1) await ask();
    wait(25);
    const replies = await Promise.all([
      remind(),
      remind({}, 'press-0001'),
      remind({}, 'press-0001'),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const mails = await mailedTo(scene.company.id);
    expect(mails).toHaveLength(12);
    expect(new Set(mails).size).toBe(12);
  });

  it('are those of the list: chosen, found, at a status, and nobody else', async () => {
    const ana = await ask({ name: 'Ana Prado' });
    const bia = await ask({ name: 'Bia Luz' });
    await test.call('updateDiscStatus', {
      link: bia.link,
      body: { idResposta: bia.idResposta, cdStatus: 3 },
    });
    const gone = await ask({ name: 'Caio Reis' });
    await test.database.inCompany(scene.company.id, (db) =>
      db.updateTable('person').set({ is_active: false }).where('id', '=', gone.person.id).execute(),
    );
    const other = await createScene(test);
    wait(25);
    expect((await preview()).qtdLembrar).toBe(2);
    expect((await preview({ filter: 'bia' })).qtdLembrar).toBe(1);
    expect((await preview({ cdStatus: 4 })).qtdLembrar).toBe(1);
    expect((await preview({ lstPessoas: `${other.person.id}` })).qtdLembrar).toBe(0);
    expect((await remind({ lstPessoas: [other.person.id] })).data.qtdLembrados).toBe(0);
    expect((await remind({ cdStatus: 3 })).data.qtdLembrados).toBe(1);
    expect(await mailedTo(scene.company.id)).toEqual([bia.person.email]);
    expect((await remind({ lstPessoas: [ana.person.id, bia.person.id] })).data).toEqual({
      qtdLembrados: 1,
      qtdIgnorados: 1,
    });
  });

  it('are told who have no e-mail', async () => {
    const { person } = await ask();
    await test.database.inCompany(scene.company.id, (db) =>
      db.updateTable('person').set({ email: null }).where('id', '=', person.id).execute(),
    );
    wait(25);
    expect(await preview()).toEqual({ qtdLembrar: 0, qtdSemEmail: 1, qtdRecentes: 0 });
    expect((await remind()).data).toEqual({ qtdLembrados: 0, qtdIgnorados: 1, qtdSemEmail: 1 });
  });

  it('are not reminded by the company within 24 hours of it, and the other way round', async () => {
    await test.database.inCompany(scene.company.id, (db) =>
      db
        .updateTable('company')
        .set({ reminders_on: true, reminder_days: 1, reminder_weekdays: [1, 2, 3, 4, 5, 6, 7] })
        .execute(),
    );
    await ask();
    test.clock.set(new Date('2026-11-23T20:00:00.000Z'));
    expect((await remind()).data.qtdLembrados).toBe(1);
    test.clock.set(new Date('2026-11-24T12:00:00.000Z'));
    await tick(test);
    expect(await mailedTo(scene.company.id)).toEqual([]);
    test.clock.set(new Date('2026-11-25T12:00:00.000Z'));
    await tick(test);
    expect(await mailedTo(scene.company.id)).toHaveLength(1);
    wait(5);
    expect((await remind()).data).toEqual({ qtdLembrados: 0, qtdIgnorados: 1 });
  });

  it('neither use up single resends nor are counted by them, and leave one trace', async () => {
    const asked = [];
    for (let count = 0; count < 3; count += 1) asked.push(await ask());
    wait(25);
    await remind();
    const [first] = asked;
    const resend = await test.call('resendDiscRequest', {
      token: await token(),
      body: {
        email: null,
        idResposta: first?.idResposta,
        idOrganogramaPessoa: first?.person.id,
      },
    });
    expect(resend.status).toBe(200);
    const bucket = digest(`mailing:resend:${scene.company.id}:staff:${scene.admin.id}`);
    const tries = await test.database.inPlatform((db) =>
      db.selectFrom('throttle_event').where('bucket', '=', bucket).select('bucket').execute(),
    );
    expect(tries).toHaveLength(1);
    const events = await test.database.inCompany(scene.company.id, (db) =>
      db
        .selectFrom('audit_event')
        .select(['action', 'details'])
        .where('action', '=', 'disc-request.reminded-many')
        .execute(),
    );
    expect(events).toEqual([
      {
        action: 'disc-request.reminded-many',
        details: { reached: 3, withoutEmail: 0, recent: 0 },
      },
    ]);
  });
});

describe('managers whom reviews wait for', () => {
  const scene = openScene(async () => {
    const review = await createReviewScene(test);
    const admin = await createStaffUser(test.database, review.company.id, {
      is_administrator: true,
    });
    return { ...review, admin };
  });
  const token = () => openStaffSession(test, scene.admin);
  const now = async () => ({
    company: scene.company,
    departmentId: scene.departmentId,
    person: scene.person,
    managers: scene.managers,
    competencies: scene.competencies,
    staff: await token(),
  });
  const remind = async (body: object) =>
    (await test.call('remindPerformancePeople', { token: await token(), body })).data;
  const preview = async (aQuem: string, lstPessoas = '') =>
    (
      await test.call('getPerformanceReminderPreview', {
        token: await token(),
        query: { aQuem, ...(lstPessoas && { lstPessoas }) },
      })
    ).data;

  async function selfAssessed(name: string): Promise<PersonRow> {
    const person = await createPerson(test.database, scene.company.id, {
      name,
      department_id: scene.departmentId,
    });
    await createSelfAssessed(test, await now(), [9, 9], person);
    return person;
  }

  it('get one mail each, that names how many wait and leads to all of them', async () => {
    const [ana, bia] = scene.managers as [PersonRow, PersonRow];
    const sent = await createSelfAssessed(test, await now(), [9, 9]);
    await rate(test, await raterByLink(test, scene, sent), [9, 9]);
    await selfAssessed('Inês Dias');
    await selfAssessed('Rui Melo');
    expect(await preview('gestores')).toEqual({ qtdLembrar: 0, qtdSemEmail: 0, qtdRecentes: 2 });
    wait(25);
    expect(await preview('gestores')).toEqual({ qtdLembrar: 2, qtdSemEmail: 0, qtdRecentes: 0 });
    expect(await preview('pessoas')).toMatchObject({ qtdLembrar: 0 });
    expect(await remind({ aQuem: 'gestores' })).toEqual({ qtdLembrados: 2, qtdIgnorados: 0 });
    const mails = (await mailsOf(test, scene.company.id)).slice(0, 2);
    expect(mails.map(({ subject, recipient }) => [recipient, subject]).toSorted()).toEqual(
      [
        [ana.email, '2 pessoas aguardam a sua avaliação'],
        [bia.email, '3 pessoas aguardam a sua avaliação'],
      ].toSorted(),
    );
    const ofBia = mails.find(({ recipient }) => recipient === bia.email);
    expect(ofBia?.text).toContain('Zoé Prado');
    const link = linkIn(ofBia);
    const list = await test.call('listReportsOfManager', {
      link,
      query: { _idOrganogramaPessoaGestor: bia.id, somenteImediatos: true },
    });
    expect(list.data.rows.filter(({ podeAvaliar }) => podeAvaliar)).toHaveLength(3);
    expect(await remind({ aQuem: 'gestores' })).toEqual({ qtdLembrados: 0, qtdIgnorados: 2 });
  });

  it('are those of the chosen people, and read of all who wait', async () => {
    const ines = await selfAssessed('Inês Dias');
    await selfAssessed('Rui Melo');
    const asked = await createPerson(test.database, scene.company.id, { name: 'Caio Reis' });
    await sendReview(test, await now(), asked);
    wait(25);
    expect(await preview('gestores', String(asked.id))).toMatchObject({ qtdLembrar: 0 });
    expect(await preview('pessoas', String(asked.id))).toMatchObject({ qtdLembrar: 1 });
    expect(await remind({ aQuem: 'gestores', lstPessoas: [ines.id] })).toMatchObject({
      qtdLembrados: 2,
    });
    const [mail] = await mailsOf(test, scene.company.id);
    expect(mail?.subject).toBe('2 pessoas aguardam a sua avaliação');
    expect(await remind({ aQuem: 'pessoas' })).toEqual({ qtdLembrados: 1, qtdIgnorados: 0 });
  });

  it('are reminded of feedback too, who owe it and no other', async () => {
    const [, bia] = scene.managers as [PersonRow, PersonRow];
    const sent = await createSelfAssessed(test, await now(), [9, 9]);
    await rate(test, await raterByLink(test, scene, sent), [9, 9]);
    await rate(test, await raterByLink(test, scene, sent, 1), [0, 9]);
    wait(25);
    expect(await preview('gestores')).toMatchObject({ qtdLembrar: 1 });
    expect(await remind({ aQuem: 'gestores' })).toMatchObject({ qtdLembrados: 1 });
    const [mail] = await mailsOf(test, scene.company.id);
    expect(mail?.recipient).toBe(bia.email);
    expect(mail?.text).toContain('Falta o seu feedback a Zoé Prado.');
  });

  it('stand in the lists with since when and the last reminder', async () => {
    const sent = await createSelfAssessed(test, await now(), [9, 9]);
    const since = test.clock.now().toISOString();
    wait(25);
    const read = async () => {
      const list = await test.call('listPerformanceByEmployee', {
        token: await token(),
        query: { recorte: 'comGestor' },
      });
      const own = await test.call('listPerformanceRequestsOfPerson', {
        token: await token(),
        query: { idOrganogramaPessoa: scene.person.id },
      });
      expect(own.data.rows[0]).toMatchObject({ idResposta: sent.idResposta });
      expect(own.data.rows[0]?.espera).toEqual(list.data.rows[0]?.espera);
      return list.data;
    };
    const lstGestores = scene.managers.map(({ id, name }) => ({
      idOrganogramaPessoa: id,
      nmPessoa: name,
    }));
    expect(await read()).toMatchObject({
      qtdRecords: 1,
      rows: [{ espera: { dtDesde: since, dtUltimoLembrete: null, lstGestores } }],
    });
    await remind({ aQuem: 'gestores' });
    expect((await read()).rows[0]?.espera?.dtUltimoLembrete).toBe(test.clock.now().toISOString());
  });
});
