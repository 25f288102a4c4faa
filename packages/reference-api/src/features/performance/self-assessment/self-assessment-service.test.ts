// @engine both: saves at once
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp, testStart } from '../../../../test/build-test-app.ts';
import { createPerson } from '../../../../test/fixtures.ts';
import { answeringLinkOf } from '../../../../test/links.ts';
import { mailsOf } from '../../../../test/mails.ts';
import { openEmployeeSession } from '../../../../test/sessions.ts';
import {
  closeReview,
  createDepartment,
  createReviewScene,
  createSelfAssessed,
  deactivate,
  finishSelf,
  leadDepartment,
  saveSelf,
  sendReview,
  storedResponse,
} from '../testing/performance-scene.ts';

const day = 86_400_000;

const test = openTestApp();
const scene = openScene(() => createReviewScene(test));
const sent = openScene(() => sendReview(test, scene, scene.person));

function open(link = sent.link) {
  return test.call('getSelfAssessmentByLink', { link, params: { hash: link } });
}

function save(index: number, score: number, headers?: Record<string, string>) {
  return saveSelf(test, sent, scene.competencies[index], score, headers);
}

function frozenManagers(idResposta = sent.idResposta) {
  return test.database.inCompany(scene.company.id, async (db) => {
    const rows = await db
      .selectFrom('performance_response_manager')
      .where('response_id', '=', idResposta)
      .select('manager_id')
      .orderBy('manager_id')
      .execute();
    return rows.map(({ manager_id }) => manager_id);
  });
}

describe('getSelfAssessmentByLink', () => {
  it('tells where the self-assessment stands', async () => {
    await save(0, 0);
    expect((await open()).data).toEqual({
      idResposta: sent.idResposta,
      idOrganogramaPessoa: scene.person.id,
      nmPessoa: 'Zoé Prado',
      nmCargo: null,
      qtdCompetencias: 1,
      qtdTotal: 2,
      flConcluido: false,
      idRespostaStatusAtual: 1,
      nmStatus: 'Iniciado',
      dtEnvio: testStart.toISOString(),
      dtTermino: null,
      idCliente: scene.company.id,
      nmEmpresa: 'Padaria Pão & Cia',
      urlLogoSistema: null,
      flPapel: 'responder',
      idOrganogramaGestor: null,
      link: (await test.call('validateLink', { params: { hash: sent.link } })).data,
      combinados: [],
      competencias: (await test.call('listPerformanceCompetencies', { link: sent.link })).data.rows,
      respostas: [{ idCompetencia: scene.competencies[0]?.id, nrIndice: 0 }],
    });
  });

  it('carries what a link opens and asks, by the hash of the address alone', async () => {
    const { data } = await test.call('getSelfAssessmentByLink', { params: { hash: sent.link } });
    expect(data.link).toEqual(answeringLinkOf('desempenho', scene));
    expect(data.competencias).toHaveLength(2);
    expect(data.respostas).toEqual([]);
  });

  it('is done for the person once the self-assessment is', async () => {
    await save(0, 5);
    await save(1, 5);
    await finishSelf(test, sent);
    expect((await open()).data).toMatchObject({ flConcluido: true, dtTermino: null });
  });

  it('refuses manager mode to the link of the person', async () => {
    const reply = await test.call('getSelfAssessmentByLink', {
      link: sent.link,
      params: { hash: sent.link },
      query: { gestor: true, _idOrganogramaPessoaGestor: scene.managers[0]?.id ?? 0 },
    });
    expect(reply.status).toBe(403);
  });

  it('says that the request was closed', async () => {
    await closeReview(test, scene, sent);
    expect(await open()).toMatchObject({
      status: 409,
      msg: 'Esta solicitação foi encerrada. Em caso de dúvida, procure o RH de Padaria Pão & Cia.',
    });
    expect((await save(0, 5)).status).toBe(409);
  });

  it('ends 90 days after sending, and 30 days after the review is finished', async () => {
    for (const manager of scene.managers) await deactivate(test, scene, manager);
    test.clock.set(new Date(testStart.getTime() + 90 * day + 1));
    expect((await open()).status).toBe(403);

    test.clock.set(new Date(testStart.getTime() + 80 * day));
    await save(0, 5);
    await save(1, 5);
    expect((await finishSelf(test, sent)).data.cdStatus).toBe(2);
    test.clock.set(new Date(testStart.getTime() + 110 * day - 1));
    expect((await open()).status).toBe(200);
    test.clock.set(new Date(testStart.getTime() + 110 * day + 1));
    expect((await open()).status).toBe(403);
  });
});

describe('the competencies of a response', () => {
  it('stay as they were when the request was sent', async () => {
    await test.database.inCompany(scene.company.id, async (db) => {
      await db
        .updateTable('performance_competency')
        .set({ name: 'Outro nome', description: 'Outro texto', is_active: false })
        .execute();
      await db
        .insertInto('performance_competency')
        .values({ company_id: scene.company.id, code: 'C99', name: 'Nova', description: null })
        .execute();
    });

    const frozen = await test.call('listPerformanceCompetencies', { link: sent.link });
    expect(
      frozen.data.rows.map(({ nmCompetencia, dsCompetencia }) => [nmCompetencia, dsCompetencia]),
    ).toEqual([
      ['Competência 1', 'Descrição 1'],
      ['Competência 2', 'Descrição 2'],
    ]);
    const count = await test.call('countPerformanceCompetencies', {
      link: sent.link,
      params: { idResposta: sent.idResposta },
    });
    expect(count.data.qtdRecords).toBe(2);
    await save(0, 5);
    expect((await save(1, 5)).data).toEqual({ qtdCompetencias: 2, qtdTotal: 2 });
  });

  it('are the active ones of the company for who comes without a link', async () => {
    await test.database.inCompany(scene.company.id, (db) =>
      db
        .updateTable('performance_competency')
        .set({ is_active: false })
        .where('code', '=', 'C01')
        .execute(),
    );
    const token = await openEmployeeSession(test, scene.person);
    for (const credential of [{ token }, { token: scene.staff }]) {
      const { data } = await test.call('listPerformanceCompetencies', credential);
      expect(data.rows.map(({ cdCompetencia }) => cdCompetencia)).toEqual(['C02']);
    }
  });
});

describe('the status before the end', () => {
  const viewed = () =>
    test.call('markPerformanceViewed', {
      link: sent.link,
      body: { idResposta: sent.idResposta },
    });
  const started = () =>
    test.call('markPerformanceStarted', {
      link: sent.link,
      query: { idResposta: sent.idResposta },
    });

  it('moves forward only and says what holds now', async () => {
    expect((await viewed()).data).toMatchObject({ cdStatus: 3, nmStatus: 'Visualizado' });
    expect((await started()).data).toMatchObject({ cdStatus: 1, nmStatus: 'Iniciado' });
    expect((await viewed()).data.cdStatus).toBe(1);
    expect(await storedResponse(test, scene.company.id, sent.idResposta)).toMatchObject({
      viewed_at: testStart,
      started_at: testStart,
    });
  });

  it('changes nothing once the self-assessment is done', async () => {
    await save(0, 5);
    await save(1, 5);
    await finishSelf(test, sent);
    expect((await viewed()).data.cdStatus).toBe(6);
    expect((await started()).data.cdStatus).toBe(6);
  });
});

describe('saveSelfAnswer', () => {
  it('starts the self-assessment, stores the score and gives it back', async () => {
    expect(await save(1, 0)).toMatchObject({
      data: { qtdCompetencias: 1, qtdTotal: 2 },
      msg: 'Salvo com sucesso.',
    });
    const stored = await test.call('listSelfAnswers', {
      link: sent.link,
      params: { hash: sent.link },
    });
    expect(stored.data.rows).toEqual([{ idCompetencia: scene.competencies[1]?.id, nrIndice: 0 }]);
    const all = await test.call('listSelfScores', {
      link: sent.link,
      query: { idResposta: sent.idResposta },
    });
    expect(all.data.map(({ nrIndice }) => nrIndice)).toEqual([null, 0]);
    expect((await open()).data.idRespostaStatusAtual).toBe(1);
  });

  it('replaces an earlier score', async () => {
    await save(0, 3);
    expect((await save(0, 10)).data.qtdCompetencias).toBe(1);
    const { data } = await test.call('listSelfScores', {
      link: sent.link,
      query: { idResposta: sent.idResposta },
    });
    expect(data[0]?.nrIndice).toBe(10);
  });

  it.each([-1, 11, 4.5, '7', null])('refuses the score %j', async (nrIndice) => {
    const body = {
      idResposta: sent.idResposta,
      idCompetencia: scene.competencies[0]?.id,
      nrIndice,
    };
    expect((await test.call('saveSelfAnswer', { link: sent.link, body })).status).toBe(400);
    expect((await open()).data.qtdCompetencias).toBe(0);
  });

  it('refuses a competency that the response is not about', async () => {
    expect(await saveSelf(test, sent, { id: 999 }, 5)).toMatchObject({
      status: 404,
      msg: 'Esta competência não faz parte da avaliação.',
    });
  });

  it('keeps one score when two tabs send at once', async () => {
    const replies = await Promise.all([4, 5, 6, 7].map((score) => save(0, score)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await open()).data.qtdCompetencias).toBe(1);
  });

  it('answers a repeated key as the first time, even after the end', async () => {
    const headers = { 'idempotency-key': 'self-score-0001' };
    const first = await save(0, 5, headers);
    await save(0, 6);
    await save(1, 5);
    await finishSelf(test, sent);
    expect(await save(0, 5, headers)).toMatchObject({ status: 200, data: first.data });
    expect((await save(0, 5, { 'idempotency-key': 'self-score-0002' })).status).toBe(409);
  });

  it('takes the same score after the end and refuses another one', async () => {
    await save(0, 5);
    await save(1, 5);
    await finishSelf(test, sent);
    expect((await save(0, 5)).status).toBe(200);
    expect(await save(0, 6)).toMatchObject({
      status: 409,
      msg: 'Esta autoavaliação já foi finalizada e não pode mais ser alterada.',
    });
  });

  it('is for the answering link of this very response', async () => {
    const other = await createReviewScene(test);
    const { link } = await sendReview(test, other, other.person);
    const body = {
      idResposta: sent.idResposta,
      idCompetencia: scene.competencies[0]?.id,
      nrIndice: 5,
    };
    const token = await openEmployeeSession(test, scene.person);
    expect((await test.call('saveSelfAnswer', { link, body })).status).toBe(403);
    expect([401, 403]).toContain((await test.call('saveSelfAnswer', { token, body })).status);
    expect((await test.call('saveSelfAnswer', { body })).status).toBe(401);
  });
});

describe('finishSelfAssessment', () => {
  it('needs every score, also those that are 0', async () => {
    await save(0, 0);
    expect(await finishSelf(test, sent)).toMatchObject({
      status: 409,
      msg: 'Responda todas as competências antes de terminar.',
    });
    await save(1, 0);
    expect((await finishSelf(test, sent)).data).toMatchObject({
      cdStatus: 6,
      nmStatus: 'Aguardando Avaliação do Gestor',
    });
  });

  it('freezes the managers of that moment', async () => {
    await save(0, 5);
    await save(1, 5);
    const [ana, bia] = scene.managers;
    await deactivate(test, scene, { id: bia?.id ?? 0 });
    await finishSelf(test, sent);
    const late = await createPerson(test.database, scene.company.id);
    await leadDepartment(test, scene.company.id, scene.departmentId, late.id);
    expect(await frozenManagers()).toEqual([ana?.id]);
  });

  it('names the managers who have no e-mail', async () => {
    await save(0, 5);
    await save(1, 5);
    const [ana, bia] = scene.managers;
    await test.database.inCompany(scene.company.id, (db) =>
      db
        .updateTable('person')
        .set({ email: null })
        .where('id', '=', bia?.id ?? 0)
        .execute(),
    );
    const { data } = await finishSelf(test, sent);
    expect(data).toMatchObject({ cdStatus: 6, lstSemEmail: [bia?.name] });
    const [mail] = await mailsOf(test, scene.company.id);
    expect(mail?.recipient).toBe(ana?.email);
  });

  it('changes nothing and mails nobody when it comes again, or twice at once', async () => {
    await save(0, 5);
    await save(1, 5);
    const replies = await Promise.all([finishSelf(test, sent), finishSelf(test, sent)]);
    expect(replies.map(({ data }) => data.cdStatus)).toEqual([6, 6]);
    expect((await finishSelf(test, sent)).data.cdStatus).toBe(6);
    expect(await mailsOf(test, scene.company.id)).toHaveLength(3);
    expect(await frozenManagers()).toHaveLength(2);
  });

  it('waits for nobody who leaves at the same moment', async () => {
    await save(0, 5);
    await save(1, 5);
    const leavers = scene.managers.map((manager) => deactivate(test, scene, manager));
    await Promise.all([finishSelf(test, sent), ...leavers]);
    expect((await storedResponse(test, scene.company.id, sent.idResposta)).status).toBe(2);
  });

  it('finishes the review of somebody without managers and mails the report', async () => {
    const lonely = await createPerson(test.database, scene.company.id, {
      name: 'Sol Só',
      department_id: await createDepartment(test, scene.company.id),
    });
    const alone = await createSelfAssessed(test, scene, [7, 8], lonely);
    expect(await storedResponse(test, scene.company.id, alone.idResposta)).toMatchObject({
      status: 2,
      alignment: null,
      finished_at: testStart,
    });
    const [mail] = await mailsOf(test, scene.company.id);
    expect(mail?.recipient).toBe(lonely.email);
    expect(mail?.text).toContain('O relatório reúne as notas da sua autoavaliação.');
  });

  it('asks the managers of the department above where the own one has none', async () => {
    const team = await createDepartment(test, scene.company.id, scene.departmentId);
    const member = await createPerson(test.database, scene.company.id, { department_id: team });
    const { idResposta } = await createSelfAssessed(test, scene, [5, 5], member);
    expect(await frozenManagers(idResposta)).toEqual(scene.managers.map(({ id }) => id));
  });

  it('lets a manager be reviewed by those above, and by the managers named instead', async () => {
    const [ana, bia] = scene.managers;
    const team = await createDepartment(test, scene.company.id, scene.departmentId);
    const lead = await createPerson(test.database, scene.company.id, { department_id: team });
    await leadDepartment(test, scene.company.id, team, lead.id);
    const { idResposta } = await createSelfAssessed(test, scene, [5, 5], lead);
    expect(await frozenManagers(idResposta)).toEqual([ana?.id, bia?.id]);

    await test.database.inCompany(scene.company.id, (db) =>
      db
        .insertInto('person_manager')
        .values({
          company_id: scene.company.id,
          person_id: scene.person.id,
          manager_id: lead.id,
        })
        .execute(),
    );
    await save(0, 5);
    await save(1, 5);
    await finishSelf(test, sent);
    expect(await frozenManagers()).toEqual([lead.id]);
  });
});
