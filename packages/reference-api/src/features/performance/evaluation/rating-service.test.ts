// @engine both: saves at once
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createPerson } from '../../../../test/fixtures.ts';
import { mailsOf } from '../../../../test/mails.ts';
import {
  closeReview,
  createReviewScene,
  createSelfAssessed,
  deactivate,
  sendReview,
  storedResponse,
} from '../testing/performance-scene.ts';
import {
  createRatingScene,
  type Rater,
  rate,
  rateOne,
  raterByLink,
  raterBySession,
  raterOfOthers,
} from '../testing/rating-scene.ts';

const test = openTestApp();
const scene = openScene(() => createRatingScene(test, [5, 5]));

function ownScores({ idResposta, manager, credential }: Rater) {
  return test.call('listOwnManagerScores', {
    ...credential,
    query: { idGestor: manager.id, idResposta },
  });
}

function stored() {
  return storedResponse(test, scene.company.id, scene.sent.idResposta);
}

/** Leaves the person without an e-mail, also for the request. */
function loseAddress() {
  const { company, person, sent } = scene;
  return test.database.inCompany(company.id, async (db) => {
    await db.updateTable('person').set({ email: null }).where('id', '=', person.id).execute();
    await db
      .updateTable('performance_response')
      .set({ mailed_to: '' })
      .where('id', '=', sent.idResposta)
      .execute();
  });
}

describe('saveManagerAnswer', () => {
  it('tells how far the manager is and gives the scores back', async () => {
    expect(await rateOne(test, scene.ana, 1, 0)).toMatchObject({
      data: {
        qtdCompetencias: 1,
        qtdTotal: 2,
        cdStatus: 6,
        nmStatus: 'Aguardando Avaliação do Gestor',
      },
      msg: 'Salvo com sucesso.',
    });
    const { data } = await ownScores(scene.ana);
    expect(data).toMatchObject([{ idCompetencia: scene.competencies[1]?.id, nrIndice: 0 }]);
    const opened = await test.call('getSelfAssessmentByLink', {
      ...scene.ana.credential,
      params: { hash: 'link' in scene.ana.credential ? scene.ana.credential.link : '' },
      query: { gestor: true, _idOrganogramaPessoaGestor: scene.ana.manager.id },
    });
    expect(opened.data).toMatchObject({
      qtdCompetencias: 1,
      qtdTotal: 2,
      flConcluido: false,
      flPapel: 'gestor',
      idOrganogramaGestor: scene.ana.manager.id,
    });
  });

  it('names the other managers who owe feedback and whom no mail reaches, to whoever rates last', async () => {
    const { ana, bia } = scene;
    await test.database.inCompany(scene.company.id, (db) =>
      db
        .updateTable('person')
        .set({ email: null })
        .where('id', 'in', [ana.manager.id, bia.manager.id])
        .execute(),
    );
    expect((await rate(test, ana, [5, 10])).data).not.toHaveProperty('lstSemEmail');
    expect((await rateOne(test, bia, 0, 5)).data).not.toHaveProperty('lstSemEmail');
    const last = await rateOne(test, bia, 1, 9);
    expect(last.data).toMatchObject({ cdStatus: 7, lstSemEmail: ['Ana Prado'] });
    expect((await rateOne(test, bia, 1, 9)).data).toEqual(last.data);
    expect((await rateOne(test, ana, 1, 10)).data).not.toHaveProperty('lstSemEmail');
  });

  it('names nobody where no feedback is due, or all were mailed', async () => {
    const { ana, bia } = scene;
    await rate(test, ana, [5, 10]);
    expect((await rate(test, bia, [5, 9])).data).not.toHaveProperty('lstSemEmail');
  });

  it('names the person whose result is out and whom no mail reaches', async () => {
    const { ana, bia, sent, company } = scene;
    await loseAddress();
    expect((await rate(test, ana, [5, 5])).data).not.toHaveProperty('lstSemEmail');
    expect((await rate(test, bia, [5, 5])).data).toMatchObject({
      cdStatus: 2,
      lstSemEmail: ['Zoé Prado'],
    });
    expect((await rateOne(test, bia, 1, 5)).data).toMatchObject({ lstSemEmail: ['Zoé Prado'] });
    await test.database.inCompany(company.id, (db) =>
      db
        .updateTable('performance_response')
        .set({ is_held: true })
        .where('id', '=', sent.idResposta)
        .execute(),
    );
    expect((await rateOne(test, bia, 1, 5)).data).not.toHaveProperty('lstSemEmail');
  });

  it('does not name the person to whoever rated before the last', async () => {
    const { ana, bia } = scene;
    await loseAddress();
    await rate(test, ana, [5, 5]);
    test.clock.advance(1);
    await rate(test, bia, [5, 5]);
    const again = await rateOne(test, ana, 1, 5);
    expect(again.data).toMatchObject({ cdStatus: 2 });
    expect(again.data).not.toHaveProperty('lstSemEmail');
  });

  it('does not name the person where staff closed the review', async () => {
    const { ana } = scene;
    await loseAddress();
    await rate(test, ana, [5, 5]);
    expect((await closeReview(test, scene, scene.sent)).status).toBe(200);
    const again = await rateOne(test, ana, 1, 5);
    expect(again.data).toMatchObject({ cdStatus: 2 });
    expect(again.data).not.toHaveProperty('lstSemEmail');
  });

  it('works in a session as well as by link', async () => {
    const inSession = await raterBySession(test, scene.sent, scene.managers[0]);
    expect((await rate(test, inSession, [5, 5])).data).toMatchObject({ qtdCompetencias: 2 });
    expect((await rate(test, scene.bia, [5, 5])).data.cdStatus).toBe(2);
  });

  it('replaces a score until every competency has one', async () => {
    await rateOne(test, scene.ana, 0, 3);
    expect((await rateOne(test, scene.ana, 0, 8)).data.qtdCompetencias).toBe(1);
    await rateOne(test, scene.ana, 1, 5);
    expect(await rateOne(test, scene.ana, 0, 9)).toMatchObject({
      status: 409,
      msg: 'Você já terminou esta avaliação e as notas não podem mais ser alteradas.',
    });
    expect((await ownScores(scene.ana)).data.map(({ nrIndice }) => nrIndice)).toEqual([8, 5]);
  });

  it('takes the same score again and again, also after the review is finished', async () => {
    await rate(test, scene.ana, [5, 5]);
    expect((await rateOne(test, scene.ana, 1, 5)).data).toMatchObject({ cdStatus: 6 });
    await rate(test, scene.bia, [5, 5]);
    expect((await rateOne(test, scene.ana, 1, 5)).data).toMatchObject({
      qtdCompetencias: 2,
      cdStatus: 2,
    });
    expect((await ownScores(scene.ana)).data).toHaveLength(2);
  });

  it('answers a repeated key as the first time, even after the end', async () => {
    const headers = { 'idempotency-key': 'rating-0001' };
    const first = await rateOne(test, scene.ana, 0, 5, headers);
    await rateOne(test, scene.ana, 0, 6);
    await rateOne(test, scene.ana, 1, 5);
    expect(await rateOne(test, scene.ana, 0, 5, headers)).toMatchObject({
      status: 200,
      data: first.data,
    });
  });

  it.each([-1, 11, 2.5])('refuses the score %d', async (score) => {
    expect((await rateOne(test, scene.ana, 0, score)).status).toBe(400);
  });

  it('refuses a competency that is not that of the row', async () => {
    const { data } = await test.call('listResponseCompetencies', {
      ...scene.ana.credential,
      query: { idResposta: scene.sent.idResposta },
    });
    const body = {
      idRespostaOpcao: data[0]?.idRespostaOpcao,
      idCompetencia: data[1]?.idCompetencia,
      idOrganogramaGestor: scene.ana.manager.id,
      nrIndice: 5,
    };
    expect((await test.call('saveManagerAnswer', { ...scene.ana.credential, body })).status).toBe(
      400,
    );
    const unknown = { ...body, idRespostaOpcao: 999_999 };
    const reply = await test.call('saveManagerAnswer', { ...scene.ana.credential, body: unknown });
    expect(reply.status).toBe(404);
  });
});

describe('who rates', () => {
  it('is the manager of the credential, by link and by session', async () => {
    const asBia = { ...scene.ana, manager: scene.bia.manager };
    expect(await rateOne(test, asBia, 0, 5)).toMatchObject({
      status: 403,
      msg: 'O gestor informado não é o da autorização.',
    });
    const inSession = {
      ...(await raterBySession(test, scene.sent, scene.managers[0])),
      manager: scene.bia.manager,
    };
    expect((await rateOne(test, inSession, 0, 5)).status).toBe(403);
    expect((await ownScores(scene.bia)).data).toEqual([]);
  });

  it('is neither the person nor staff nor who holds the answering link', async () => {
    const own = await raterBySession(test, scene.sent, scene.person);
    expect((await rateOne(test, own, 0, 5)).status).toBe(403);
    const byLink = { ...scene.ana, credential: { link: scene.sent.link } };
    expect((await rateOne(test, byLink, 0, 5)).status).toBe(403);
    const byStaff = { ...scene.ana, credential: { token: scene.staff } };
    expect((await rateOne(test, byStaff, 0, 5)).status).toBe(403);
  });

  it('is not the manager of somebody else', async () => {
    const stranger = await raterBySession(
      test,
      scene.sent,
      await createPerson(test.database, scene.company.id),
    );
    expect(await rateOne(test, stranger, 0, 5)).toMatchObject({
      status: 403,
      msg: 'Esta pessoa não é avaliada por você.',
    });
    const byLink = { ...(await raterOfOthers(test, scene)), idResposta: scene.sent.idResposta };
    expect((await rateOne(test, byLink, 0, 5)).status).toBe(403);
    const inTheirPlace = { ...byLink, manager: scene.ana.manager };
    expect((await rateOne(test, inTheirPlace, 0, 5)).status).toBe(403);
    expect((await ownScores(scene.ana)).data).toEqual([]);
    const elsewhere = await createReviewScene(test);
    const theirs = await createSelfAssessed(test, elsewhere, [5, 5]);
    const foreigner = await raterByLink(test, elsewhere, theirs);
    const manager = { ...foreigner.manager, company_id: scene.company.id };
    expect((await rateOne(test, { ...foreigner, ...scene.sent, manager }, 0, 5)).status).toBe(404);
  });

  it('may rate by a link any of the people who wait for the same manager', async () => {
    const other = await createPerson(test.database, scene.company.id, {
      department_id: scene.departmentId,
    });
    const second = await createSelfAssessed(test, scene, [5, 5], other);
    expect((await rate(test, { ...scene.ana, idResposta: second.idResposta }, [5, 5])).status).toBe(
      200,
    );
  });

  it('waits for the end of the self-assessment', async () => {
    const other = await createPerson(test.database, scene.company.id, {
      department_id: scene.departmentId,
    });
    const open = await sendReview(test, scene, other);
    expect((await rateOne(test, { ...scene.ana, idResposta: open.idResposta }, 0, 5)).status).toBe(
      403,
    );
  });

  it('no longer rates once staff has closed the review', async () => {
    await rate(test, scene.ana, [5, 5]);
    await rateOne(test, scene.bia, 0, 5);
    await closeReview(test, scene, scene.sent);
    expect(await rateOne(test, scene.bia, 1, 5)).toMatchObject({
      status: 409,
      msg: 'Esta avaliação não está aguardando a avaliação do gestor.',
    });
    expect(await stored()).toMatchObject({ status: 2, alignment: 100 });
  });

  it('is nobody who was deactivated, whose link says so', async () => {
    await deactivate(test, scene, scene.bia.manager);
    expect(await rateOne(test, scene.bia, 0, 5)).toMatchObject({
      status: 403,
      msg: 'O cadastro desta pessoa está inativo. Em caso de dúvida, procure o RH de Padaria Pão & Cia.',
    });
    expect((await rate(test, scene.ana, [5, 5])).data.cdStatus).toBe(2);
  });
});

describe('the last score', () => {
  it('moves the review on, once, when two managers finish at the same moment', async () => {
    await rateOne(test, scene.ana, 0, 5);
    await rateOne(test, scene.bia, 0, 5);
    const replies = await Promise.all([
      rateOne(test, scene.ana, 1, 5),
      rateOne(test, scene.bia, 1, 5),
    ]);
    expect(replies.map(({ data }) => data.cdStatus).sort()).toEqual([2, 6]);
    expect(await stored()).toMatchObject({ status: 2, alignment: 100 });
    const subjects = (await mailsOf(test, scene.company.id)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.endsWith('foi finalizada'))).toHaveLength(1);
  });

  it('counts once when two tabs send everything at once', async () => {
    const sends = [0, 1, 0, 1].map((index) => rateOne(test, scene.ana, index, 5));
    expect((await Promise.all(sends)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await ownScores(scene.ana)).data).toHaveLength(2);
    const rated = await test.database.inCompany(scene.company.id, (db) =>
      db
        .selectFrom('audit_event')
        .where('action', '=', 'performance-response.rated')
        .selectAll()
        .execute(),
    );
    expect(rated).toHaveLength(1);
  });

  it('is not waited for when its manager leaves at the same moment', async () => {
    await rateOne(test, scene.ana, 0, 5);
    await Promise.all([rateOne(test, scene.ana, 1, 5), deactivate(test, scene, scene.bia.manager)]);
    expect((await stored()).status).toBe(2);
  });
});
