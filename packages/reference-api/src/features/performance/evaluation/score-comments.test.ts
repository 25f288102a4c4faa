import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { openEmployeeSession } from '../../../../test/sessions.ts';
import {
  createReviewScene,
  finishSelf,
  type SentReview,
  saveSelf,
  sendReview,
} from '../testing/performance-scene.ts';
import { type Rater, rate, rateOne, raterBySession } from '../testing/rating-scene.ts';

const test = openTestApp();
const scene = openScene(() => createReviewScene(test));
const sent = openScene(() => sendReview(test, scene, scene.person));

const own = 'Divido o que aprendo com a equipe.';
const theirs = 'Ainda espera que perguntem.';

function comment(dsComentario: unknown, { nrIndice = 8, index = 0 } = {}) {
  const idCompetencia = scene.competencies[index]?.id;
  const body = { idResposta: sent.idResposta, idCompetencia, nrIndice, dsComentario };
  return test.call('saveSelfAnswer', { link: sent.link, body });
}

async function selfScores(credential: { token: string } | { link: string }) {
  const query = { idResposta: sent.idResposta };
  const { data } = await test.call('listSelfScores', { ...credential, query });
  return data?.map(({ dsComentario }) => dsComentario);
}

async function finish(review: SentReview = sent) {
  for (const competency of scene.competencies.slice(1)) await saveSelf(test, review, competency, 9);
  expect((await finishSelf(test, review)).status).toBe(200);
}

async function commentAs({ manager, credential }: Rater, dsComentario: string, nrIndice = 4) {
  const query = { idResposta: sent.idResposta };
  const { data } = await test.call('listResponseCompetencies', { ...credential, query });
  const [row] = data;
  return test.call('saveManagerAnswer', {
    ...credential,
    body: {
      idRespostaOpcao: row?.idRespostaOpcao,
      idCompetencia: row?.idCompetencia,
      idOrganogramaGestor: manager.id,
      nrIndice,
      dsComentario,
    },
  });
}

describe('a comment beside the own score', () => {
  it('is kept with it, changed with it, and stays where it is left out', async () => {
    expect((await comment(`  ${own} `)).status).toBe(200);
    const link = { link: sent.link, params: { hash: sent.link } };
    const stored = async () => (await test.call('listSelfAnswers', link)).data.rows;
    const idCompetencia = scene.competencies[0]?.id;
    expect(await stored()).toEqual([{ idCompetencia, nrIndice: 8, dsComentario: own }]);
    expect((await test.call('getSelfAssessmentByLink', link)).data.respostas).toEqual(
      await stored(),
    );
    await saveSelf(test, sent, scene.competencies[0], 5);
    expect(await stored()).toEqual([{ idCompetencia, nrIndice: 5, dsComentario: own }]);
    await comment('', { nrIndice: 5 });
    expect(await stored()).toEqual([{ idCompetencia, nrIndice: 5 }]);
  });

  it('is refused when it is too long, and the score is left as it was', async () => {
    await comment(own);
    expect(await comment('a'.repeat(501), { nrIndice: 3 })).toMatchObject({
      status: 400,
      msg: expect.stringContaining('comentário'),
    });
    expect((await comment(7)).status).toBe(400);
    expect(await selfScores({ link: sent.link })).toEqual([own, undefined]);
  });

  it('can be changed no more once the self-assessment is finished', async () => {
    await comment(own);
    await finish();
    expect((await comment(own)).status).toBe(200);
    expect(await comment('Outro texto')).toMatchObject({
      status: 409,
      msg: 'Esta autoavaliação já foi finalizada e não pode mais ser alterada.',
    });
  });

  it('is told to staff once the self-assessment is finished, to a manager once everything is rated', async () => {
    await comment(own);
    expect(await selfScores({ token: scene.staff })).toEqual([undefined, undefined]);
    expect(await selfScores({ token: await openEmployeeSession(test, scene.person) })).toEqual([
      own,
      undefined,
    ]);
    await finish();
    expect(await selfScores({ token: scene.staff })).toEqual([own, undefined]);
    const ana = await raterBySession(test, sent, scene.managers[0]);
    expect(await selfScores(ana.credential as { token: string })).toBeUndefined();
    await rate(test, ana, [8, 9]);
    expect(await selfScores(ana.credential as { token: string })).toEqual([own, undefined]);
  });
});

describe('a comment beside a manager’s score', () => {
  async function startRating() {
    await comment(own);
    await finish();
    return {
      ana: await raterBySession(test, sent, scene.managers[0]),
      bia: await raterBySession(test, sent, scene.managers[1]),
    };
  }

  it('is given back to the manager, and to nobody else before the scores are', async () => {
    const { ana, bia } = await startRating();
    expect((await commentAs(ana, theirs)).status).toBe(200);
    const query = { idGestor: ana.manager.id, idResposta: sent.idResposta };
    const mine = await test.call('listOwnManagerScores', { ...ana.credential, query });
    expect(mine.data).toMatchObject([{ nrIndice: 4, dsComentario: theirs }]);
    const all = { query: { idResposta: sent.idResposta } };
    for (const token of [scene.staff, await openEmployeeSession(test, scene.person)]) {
      const reply = await test.call('listManagerScores', { token, ...all });
      expect(JSON.stringify(reply)).not.toContain(theirs);
    }
    await rateOne(test, ana, 1, 9);
    const person = await openEmployeeSession(test, scene.person);
    const told = async (token: string) =>
      JSON.stringify(await test.call('listManagerScores', { token, ...all }));
    expect(await told(person)).not.toContain(theirs);
    expect(await told(scene.staff)).toContain(theirs);
    await rate(test, bia, [8, 9]);
    expect(await told(person)).toContain(theirs);
  });

  it('owes no less feedback, beside which the manager reads it', async () => {
    const { ana, bia } = await startRating();
    await commentAs(ana, theirs, 1);
    await rateOne(test, ana, 1, 9);
    await rate(test, bia, [2, 9]);
    const query = { idGestor: ana.manager.id, idResposta: sent.idResposta };
    const { data } = await test.call('listDisagreements', { ...ana.credential, query });
    expect(data).toMatchObject([{ precisaFeedback: true, dsFeedback: null, dsComentario: theirs }]);
  });

  it('is changed until everything is rated, and kept by a score without one', async () => {
    const { ana } = await startRating();
    await commentAs(ana, theirs);
    await rateOne(test, ana, 0, 6);
    const query = { idGestor: ana.manager.id, idResposta: sent.idResposta };
    const mine = async () =>
      (await test.call('listOwnManagerScores', { ...ana.credential, query })).data[0];
    expect(await mine()).toMatchObject({ nrIndice: 6, dsComentario: theirs });
    expect((await commentAs(ana, 'a'.repeat(501))).status).toBe(400);
    await commentAs(ana, '', 6);
    expect(await mine()).not.toHaveProperty('dsComentario');
    await commentAs(ana, theirs, 6);
    await rateOne(test, ana, 1, 9);
    expect((await commentAs(ana, 'Outro texto', 6)).status).toBe(409);
    expect(await mine()).toMatchObject({ nrIndice: 6, dsComentario: theirs });
  });

  it('is the manager’s own to give: not another company’s, not the person’s', async () => {
    const { ana } = await startRating();
    const other = await createReviewScene(test);
    const stranger = await raterBySession(test, sent, other.managers[0]);
    const body = { idRespostaOpcao: 1, idCompetencia: 1, idOrganogramaGestor: ana.manager.id };
    for (const credential of [stranger.credential, { link: sent.link }]) {
      const reply = await test.call('saveManagerAnswer', {
        ...credential,
        body: { ...body, nrIndice: 4, dsComentario: theirs },
      });
      expect(reply.status).toBe(403);
    }
  });

  it('is in the own data of both, and gone with those of the person', async () => {
    const { ana, bia } = await startRating();
    await commentAs(ana, theirs);
    await rateOne(test, ana, 1, 9);
    await rate(test, bia, [8, 9]);
    const person = await openEmployeeSession(test, scene.person);
    const dataOf = async (token: string) => (await test.call('exportOwnData', { token })).data;
    expect((await dataOf(person)).avaliacoesDesempenho[0]?.competencias[0]).toMatchObject({
      dsComentario: own,
      gestores: [{ dsComentario: theirs }, {}],
    });
    const { token } = ana.credential as { token: string };
    expect((await dataOf(token)).avaliacoesComoGestor[0]).toMatchObject({ dsComentario: theirs });

    const body = { idOrganogramaPessoa: scene.person.id };
    await test.call('deactivateEmployee', { token: scene.staff, body });
    const named = { ...body, nmPessoa: scene.person.name };
    const gone = await test.call('anonymizeEmployee', { token: scene.staff, body: named });
    expect(gone.status).toBe(200);
    const forgotten = 'Texto apagado com os dados da pessoa.';
    expect(await selfScores({ token: scene.staff })).toEqual([forgotten, undefined]);
    const query = { idResposta: sent.idResposta };
    const { data } = await test.call('listManagerScores', { token: scene.staff, query });
    expect(data.rows.map(({ dsComentario }) => dsComentario)).toEqual([
      forgotten,
      undefined,
      undefined,
      undefined,
    ]);
    expect(JSON.stringify(await dataOf(token))).not.toContain(theirs);
  });
});
