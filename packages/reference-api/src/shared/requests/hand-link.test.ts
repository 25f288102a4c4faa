// @engine both: a constraint of links
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, testStart } from '../../../test/build-test-app.ts';
import { createPerson, createStaffUser } from '../../../test/fixtures.ts';
import { mailsOf } from '../../../test/mails.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import {
  answerQuestions,
  createScene,
  finish,
} from '../../features/behavioral/testing/behavioral-scene.ts';
import {
  createReviewScene,
  finishSelf,
  saveSelf,
} from '../../features/performance/testing/performance-scene.ts';
import { linkMessages } from '../../operation/links/link-messages.ts';

const test = openTestApp();
const hour = 3_600_000;

const openAdministrator = async (companyId: number) =>
  openStaffSession(
    test,
    await createStaffUser(test.database, companyId, { is_administrator: true }),
  );

describe.each([
  ['createDiscHandedLink', 'createDiscRequest', 'closeDiscRequest', 5, createScene],
  [
    'createPerformanceHandedLink',
    'createPerformanceRequest',
    'closePerformanceRequest',
    6,
    createReviewScene,
  ],
] as const)('%s', (handing, sending, closing, section, setScene) => {
  let scene: Awaited<ReturnType<typeof setScene>>;
  let silent: { id: number; name: string };
  let staff: string;

  beforeEach(async () => {
    scene = await setScene(test);
    staff = await openAdministrator(scene.company.id);
    silent = await createPerson(test.database, scene.company.id, {
      name: 'Bia Reis',
      email: null,
      phone: '11912345678',
    });
  });

  async function ask(personId = silent.id) {
    const body = { idResposta: 0, idOrganogramaPessoaAvaliada: personId, cdStatus: 4 as const };
    return (await test.call(sending, { token: scene.staff, body })).data;
  }

  const hand = (idResposta: number, token = staff) =>
    test.call(handing, { token, body: { idResposta } });

  const open = (hash: string) => test.call('validateLink', { params: { hash } });

  async function trail() {
    const events = await test.database.inCompany(scene.company.id, (db) =>
      db
        .selectFrom('audit_event')
        .select(['action', 'actor_kind', 'person_id', 'details'])
        .where('action', 'like', '%.link-handed')
        .execute(),
    );
    return events;
  }

  it('lets somebody without an e-mail answer, sets no password and is kept as a digest alone', async () => {
    const { data, status } = await hand(await ask());
    expect(status).toBe(200);
    expect(data).toMatchObject({
      nmPessoa: 'Bia Reis',
      nrTelefone: '11912345678',
      flAvisada: false,
      dtValidade: new Date(testStart.getTime() + 90 * 24 * hour).toISOString(),
    });
    expect(await open(data.hash)).toMatchObject({
      status: 200,
      data: { destino: 'responder', idPessoa: silent.id, precisaSenha: false },
    });
    const links = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('link').selectAll().where('person_id', '=', silent.id).execute(),
    );
    expect(links).toMatchObject([{ origin: 'hand', role: 'self', mailed_to: null }]);
    expect(JSON.stringify(links)).not.toContain(data.hash);
    expect(await mailsOf(test, scene.company.id)).toEqual([]);
    expect(await trail()).toEqual([
      expect.objectContaining({
        actor_kind: 'staff',
        person_id: silent.id,
        details: { told: false },
      }),
    ]);
  });

  it('tells who has an e-mail, without the link, and leaves the mailed one as it is', async () => {
    const idResposta = await ask(scene.person.id);
    const { data } = await hand(idResposta);
    expect(data.flAvisada).toBe(true);
    const mails = await mailsOf(test, scene.company.id);
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      scene.person.email,
      scene.person.email,
    ]);
    const told = mails.find(({ subject }) => subject.includes('criado para entrega'));
    expect(told?.text).toContain('criou um link para responder a uma avaliação sua');
    expect(told?.text).not.toContain(data.hash);
    const [mailed] = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('link').selectAll().where('origin', '=', 'mail').execute(),
    );
    expect(mailed?.revocation).toBeNull();
  });

  it('takes the place of what was handed over before, within a day', async () => {
    const idResposta = await ask();
    const { data: old } = await hand(idResposta);
    const { data: last } = await hand(idResposta);
    test.clock.set(new Date(testStart.getTime() + 24 * hour + 1));
    expect(await open(old.hash)).toMatchObject({ status: 403, msg: linkMessages.replaced() });
    expect((await open(last.hash)).status).toBe(200);
  });

  it('is for those alone who may change employees, beside the right of the section', async () => {
    const idResposta = await ask();
    const tokenOf = async (rights: Parameters<typeof createStaffUser>[2]) =>
      openStaffSession(test, await createStaffUser(test.database, scene.company.id, rights));
    const own = await tokenOf({ rights: { [section]: ['alterar'] } });
    expect(await hand(idResposta, own)).toMatchObject({
      status: 403,
      msg: linkMessages.handRefused,
    });
    const both = await tokenOf({ rights: { [section]: ['alterar'], 4: ['alterar'] } });
    expect((await hand(idResposta, both)).status).toBe(200);
    const employees = await tokenOf({ rights: { 4: ['alterar'] } });
    expect((await hand(idResposta, employees)).status).toBe(403);
    expect(await trail()).toHaveLength(1);
  });

  it('is made for no request that is closed, of nobody or of another company', async () => {
    const idResposta = await ask();
    expect((await hand(idResposta + 1000)).status).toBe(404);
    const foreign = await setScene(test);
    expect((await hand(idResposta, await openAdministrator(foreign.company.id))).status).toBe(404);
    await test.database.inCompany(scene.company.id, (db) =>
      db.updateTable('person').set({ is_active: false }).where('id', '=', silent.id).execute(),
    );
    expect((await hand(idResposta)).status).toBe(409);
    await test.call(closing, { token: scene.staff, body: { idResposta } });
    expect((await hand(idResposta)).status).toBe(409);
    expect(await trail()).toEqual([]);
  });
});

describe('a link that was handed over', () => {
  it('answers the questionnaire to its end, shows the result for a day and is nobody in particular', async () => {
    const scene = await createScene(test);
    const silent = await createPerson(test.database, scene.company.id, { email: null });
    const body = { idResposta: 0, idOrganogramaPessoaAvaliada: silent.id, cdStatus: 4 as const };
    const token = await openAdministrator(scene.company.id);
    const { data: idResposta } = await test.call('createDiscRequest', { token, body });
    const { data } = await test.call('createDiscHandedLink', { token, body: { idResposta } });
    const own = { idResposta, link: data.hash };
    await answerQuestions(test, own);
    expect((await finish(test, own)).status).toBe(200);
    const report = () =>
      test.call('getDiscProfileReport', { link: data.hash, query: { idResposta } });
    expect(await report()).toMatchObject({ status: 200, data: { flProprio: false } });
    const again = await test.call('createDiscHandedLink', { token, body: { idResposta } });
    expect(again.status).toBe(409);
    test.clock.set(new Date(testStart.getTime() + 24 * hour + 1));
    expect((await report()).status).toBe(403);
  });

  it('ends with the self-assessment, and none is made after it', async () => {
    const scene = await createReviewScene(test);
    const silent = await createPerson(test.database, scene.company.id, { email: null });
    const body = { idResposta: 0, idOrganogramaPessoaAvaliada: silent.id, cdStatus: 4 as const };
    const token = await openAdministrator(scene.company.id);
    const { data: idResposta } = await test.call('createPerformanceRequest', { token, body });
    const { data } = await test.call('createPerformanceHandedLink', {
      token,
      body: { idResposta },
    });
    const own = { idResposta, link: data.hash };
    for (const competency of scene.competencies) await saveSelf(test, own, competency, 8);
    expect((await finishSelf(test, own)).status).toBe(200);
    const again = await test.call('createPerformanceHandedLink', { token, body: { idResposta } });
    expect(again.status).toBe(409);
    expect(await mailsOf(test, scene.company.id)).toEqual([]);
  });
});
