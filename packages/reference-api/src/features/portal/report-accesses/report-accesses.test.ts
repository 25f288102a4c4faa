// @engine both: rows written at once
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestRequest } from '../../../../test/build-test-app.ts';
import { createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { lastMailedLink } from '../../../../test/mails.ts';
import { openEmployeeSession, openStaffSession } from '../../../../test/sessions.ts';
import { openingWindow } from '../../../shared/reports/report-opening.ts';
import {
  answerQuestions,
  createFinished,
  createScene,
  finish,
  sendRequest,
} from '../../behavioral/testing/behavioral-scene.ts';
import {
  createReviewScene,
  createSelfAssessed,
  mailedLinkOf,
  type ReviewScene,
  type SentReview,
} from '../../performance/testing/performance-scene.ts';
import { type Rater, rate, raterByLink } from '../../performance/testing/rating-scene.ts';

const test = openTestApp();

type Credential = Pick<TestRequest, 'token' | 'link'>;

async function accesses(
  person: { id: number; company_id: number },
  query: Record<string, number> = {},
) {
  const token = await openEmployeeSession(test, person);
  return (await test.call('listReportAccesses', { token, query })).data;
}

describe('who opened a behavioral report', () => {
  async function openAll({ token, link }: Credential, idResposta: number) {
    const credential = { ...(token && { token }), ...(link && { link }) };
    return Promise.all([
      test.call('getDiscProfileReport', { ...credential, query: { idResposta } }),
      test.call('listDiscCompetencies', { ...credential, params: { idResposta } }),
      test.call('listDiscCompetencies', { ...credential, params: { idResposta } }),
    ]);
  }

  it('is told once per opening, newest first, page by page', async () => {
    const scene = await createScene(test);
    const { idResposta } = await createFinished(test, scene);
    await openAll({ token: scene.staff }, idResposta);
    test.clock.advance(openingWindow - 1);
    await openAll({ token: scene.staff }, idResposta);
    test.clock.advance(1);
    await openAll({ token: await openStaffSession(test, scene.staffUser) }, idResposta);

    const opening = {
      nmQuem: scene.staffUser.name,
      tpQuem: 'rh',
      tpRelatorio: 'comportamental',
      idResposta,
      dtEnvio: '2026-11-20T12:00:00.000Z',
    };
    expect(await accesses(scene.person)).toEqual({
      rows: [
        { ...opening, dtAcesso: '2026-11-20T12:10:00.000Z' },
        { ...opening, dtAcesso: '2026-11-20T12:00:00.000Z' },
      ],
      qtdRecords: 2,
    });
    const second = await accesses(scene.person, { take: 1, index: 1 });
    expect(second.rows.map(({ dtAcesso }) => dtAcesso)).toEqual(['2026-11-20T12:00:00.000Z']);
    expect(second.qtdRecords).toBe(2);
  });

  it('is the address a link was mailed to, and never the person, by session or own link', async () => {
    const scene = await createScene(test);
    const { idResposta, link } = await createFinished(test, scene);
    await openAll({ token: await openEmployeeSession(test, scene.person) }, idResposta);
    test.clock.advance(1000);
    await openAll({ link }, idResposta);
    await test.call('sendDiscReportLink', {
      link,
      body: {
        email: 'Consultoria@fora.example',
        idOrganogramaPessoa: scene.person.id,
        idResposta,
      },
    });
    const mailed = await lastMailedLink(test, scene.company.id);
    test.clock.advance(1000);
    await openAll({ link: mailed }, idResposta);

    const { rows } = await accesses(scene.person);
    expect(rows.map(({ tpQuem, nmQuem }) => [tpQuem, nmQuem])).toEqual([
      ['link', 'consultoria@fora.example'],
    ]);
  });

  it('is the address that an answering link was mailed to in place of the person’s', async () => {
    const scene = await createScene(test);
    const { idResposta } = await sendRequest(test, scene);
    const { id } = await createStaffUser(test.database, scene.company.id, {
      is_administrator: true,
    });
    await test.call('resendDiscRequest', {
      token: await test.openSession({ companyId: scene.company.id, realm: 'staff', id }),
      body: { idResposta, idOrganogramaPessoa: scene.person.id, email: 'outro@fora.example' },
    });
    const link = await lastMailedLink(test, scene.company.id);
    await answerQuestions(test, { idResposta, link });
    await finish(test, { idResposta, link });
    expect((await accesses(scene.person)).rows).toEqual([]);
    await openAll({ link }, idResposta);

    const { rows } = await accesses(scene.person);
    expect(rows.map(({ tpQuem, nmQuem }) => [tpQuem, nmQuem])).toEqual([
      ['link', 'outro@fora.example'],
    ]);
  });

  it('counts whoever reads but a part', async () => {
    const scene = await createScene(test);
    const { idResposta, link } = await createFinished(test, scene);
    const mail = async (email: string) => {
      const body = { email, idOrganogramaPessoa: scene.person.id, idResposta };
      await test.call('sendDiscReportLink', { link, body });
      return lastMailedLink(test, scene.company.id);
    };
    const sections = await mail('a@fora.example');
    const traits = await mail('b@fora.example');
    const outcome = await mail('c@fora.example');
    const { data } = await test.call('getQuestionnaireByLink', {
      link: outcome,
      params: { hash: outcome },
    });
    await test.call('listDiscResultSections', {
      link: sections,
      params: { idResultado: data.idResultado ?? 0 },
    });
    await test.call('listDiscTraits', { link: traits, query: { nmPerfil: 'Dominante Influente' } });
    await test.call('getDiscAnswers', {
      token: scene.staff,
      params: { idResposta, idPergunta: 1 },
    });
    const { rows } = await accesses(scene.person);
    expect(rows.map(({ nmQuem }) => nmQuem)).toEqual([
      scene.staffUser.name,
      'b@fora.example',
      'a@fora.example',
      'c@fora.example',
    ]);
  });

  it('is nobody while the person answers, and nobody whom the report was refused', async () => {
    const scene = await createScene(test);
    const { idResposta, link } = await createFinished(test, scene);
    await test.call('getQuestionnaireByLink', { link, params: { hash: link } });
    await test.call('getDiscAnswers', { link, params: { idResposta, idPergunta: 1 } });
    const colleague = await createPerson(test.database, scene.company.id);
    const token = await openEmployeeSession(test, colleague);
    const [refused] = await openAll({ token }, idResposta);
    expect(refused?.status).toBe(403);
    expect((await accesses(scene.person)).rows).toEqual([]);
  });
});

describe('who opened a performance report', () => {
  let scene: ReviewScene;
  let sent: SentReview;
  let ana: Rater;

  beforeEach(async () => {
    scene = await createReviewScene(test);
    sent = await createSelfAssessed(test, scene, [9, 9]);
    ana = await raterByLink(test, scene, sent);
    await rate(test, ana, [2, 9]);
    await rate(test, await raterByLink(test, scene, sent, 1), [2, 9]);
  });

  const query = () => ({ idResposta: sent.idResposta });
  const selfScores = (credential: Credential) =>
    test.call('listSelfScores', { ...credential, query: query() });

  it('is staff, a manager by link or session, each once', async () => {
    await selfScores({ token: scene.staff });
    await test.call('getPerformanceReportHeader', { token: scene.staff, query: query() });
    test.clock.advance(1000);
    const idGestor = ana.manager.id;
    await test.call('listDisagreements', { ...ana.credential, query: { ...query(), idGestor } });
    await test.call('listManagerScores', { ...ana.credential, query: query() });
    test.clock.advance(1000);
    const [, bia] = scene.managers;
    if (!bia) throw new Error('The scene has one manager');
    await selfScores({ token: await openEmployeeSession(test, bia) });

    const { rows } = await accesses(scene.person);
    expect(rows.map(({ tpQuem, nmQuem, tpRelatorio }) => [tpQuem, nmQuem, tpRelatorio])).toEqual([
      ['gestor', 'Bia Luz', 'desempenho'],
      ['gestor', 'Ana Prado', 'desempenho'],
      ['rh', expect.any(String), 'desempenho'],
    ]);
  });

  it('is whoever holds the mailed report, whichever part is read', async () => {
    await closeBoth();
    const link = await mailedLinkOf(test, scene, scene.person);
    expect((await selfScores({ link })).status).toBe(200);
    const { rows } = await accesses(scene.person);
    expect(rows).toMatchObject([{ tpQuem: 'link', nmQuem: scene.person.email }]);
  });

  it('is never the person, by session or own link', async () => {
    const token = await openEmployeeSession(test, scene.person);
    for (const credential of [{ token }, { link: sent.link }]) {
      const replies = await Promise.all([
        test.call('getPerformanceReportHeader', { ...credential, query: query() }),
        test.call('listManagerScores', { ...credential, query: query() }),
        selfScores(credential),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    expect(await accesses(scene.person)).toEqual({ rows: [], qtdRecords: 0 });
  });

  it('concerns the person alone', async () => {
    await selfScores({ token: scene.staff });
    const [manager] = scene.managers;
    if (!manager) throw new Error('The scene has no manager');
    expect((await accesses(manager)).rows).toEqual([]);
    const foreign = await createReviewScene(test);
    expect((await accesses(foreign.person)).rows).toEqual([]);
  });

  /** Ends the review, so that the report is mailed. */
  async function closeBoth() {
    const reply = await test.call('closePerformanceRequest', {
      token: scene.staff,
      body: { idResposta: sent.idResposta },
    });
    expect(reply.status).toBe(200);
  }
});
