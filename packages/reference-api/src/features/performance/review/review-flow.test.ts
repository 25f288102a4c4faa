import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { linkIn, mailsOf } from '../../../../test/mails.ts';
import { openEmployeeSession } from '../../../../test/sessions.ts';
import {
  createReviewScene,
  createSelfAssessed,
  type ReviewScene,
  type SentReview,
} from '../testing/performance-scene.ts';
import { rate, raterByLink, writeFeedback } from '../testing/rating-scene.ts';

/*
 * Worked out by hand. Alignment per competency is 100 − 10·gap; of the response: (55 + 90 + 95 + 85)
 * / 4 = 81.25, so 81. Ana's gap on C01 is 5, Bia's 4: both owe feedback.
 *
 *        self   Ana   Bia   average   gap
 *  C01      9     4     5       4.5   4.5   disagreement
 *  C02      5     5     7       6     1     aligned
 *  C03      7     8     7       7.5   0.5   aligned
 *  C04      0     0     3       1.5   1.5   moderate
 */
const self = [9, 5, 7, 0];
const ana = [4, 5, 8, 0];
const bia = [5, 7, 7, 3];

const test = openTestApp();
let scene: ReviewScene;
let sent: SentReview;
let owner: string;

beforeEach(async () => {
  scene = await createReviewScene(test, { competencyCount: 4 });
  sent = await createSelfAssessed(test, scene, self);
  owner = await openEmployeeSession(test, scene.person);
});

function header(credential: { token: string } | { link: string }) {
  return test.call('getPerformanceReportHeader', {
    ...credential,
    query: { idResposta: sent.idResposta },
  });
}

function managerScores(credential: { token: string } | { link: string }) {
  return test.call('listManagerScores', { ...credential, query: { idResposta: sent.idResposta } });
}

async function newestMail() {
  const [mail] = await mailsOf(test, scene.company.id);
  return mail;
}

describe('a review with two managers', () => {
  it('goes from the self-assessment to the finished report', async () => {
    const [first, second] = [
      await raterByLink(test, scene, sent),
      await raterByLink(test, scene, sent, 1),
    ];
    expect((await rate(test, first, ana)).data).toMatchObject({ qtdCompetencias: 4, cdStatus: 6 });
    expect((await managerScores({ token: owner })).data.rows).toEqual([]);
    expect((await header({ token: owner })).data).toMatchObject({
      cdStatus: 6,
      percentualAlinhamento: -1,
      gestores: [
        { nmPessoa: 'Ana Prado', flAvaliou: true, flFeedbackPendente: false },
        { nmPessoa: 'Bia Luz', flAvaliou: false, flFeedbackPendente: false },
      ],
    });

    expect((await rate(test, second, bia)).data).toMatchObject({
      cdStatus: 7,
      nmStatus: 'Aguardando Feedback do Gestor',
    });
    const { data } = await managerScores({ token: owner });
    expect(
      data.rows.map(({ nmGestor, notaFunc, notaGestor }) => [nmGestor, notaFunc, notaGestor]),
    ).toEqual([
      ...self.map((score, index) => ['Ana Prado', score, ana[index]]),
      ...self.map((score, index) => ['Bia Luz', score, bia[index]]),
    ]);
    expect(data.rows.map(({ haDiferenca }) => haDiferenca)).toEqual([1, 0, 1, 0, 1, 1, 0, 1]);
    expect((await header({ token: owner })).data).toMatchObject({
      percentualAlinhamento: 81,
      gestores: [{ flFeedbackPendente: true }, { flFeedbackPendente: true }],
    });

    const [c01] = scene.competencies;
    const disagreements = await test.call('listDisagreements', {
      ...first.credential,
      query: { idResposta: sent.idResposta, idGestor: first.manager.id },
    });
    expect(disagreements.data).toMatchObject([
      {
        idCompetencia: c01?.id,
        precisaFeedback: true,
        notaFunc: 9,
        notaGestor: 4,
        mediaGestores: 4.5,
        dsFeedback: null,
      },
    ]);
    expect((await writeFeedback(test, first, 0, 'Combine antes.')).data).toMatchObject({
      competenciasPendentes: 0,
      cdStatus: 7,
    });
    expect((await writeFeedback(test, second, 0, 'Peça ajuda.')).data).toMatchObject({
      competenciasPendentes: 0,
      cdStatus: 2,
      nmStatus: 'Finalizado',
    });

    const feedback = await test.call('listFeedback', {
      token: owner,
      query: { idResposta: sent.idResposta, idCompetencia: c01?.id ?? 0 },
    });
    expect(feedback.data.rows.map(({ nmPessoa, dsFeedback }) => [nmPessoa, dsFeedback])).toEqual([
      ['Ana Prado', 'Combine antes.'],
      ['Bia Luz', 'Peça ajuda.'],
    ]);
    expect((await header({ token: owner })).data).toMatchObject({
      cdStatus: 2,
      dtTermino: test.clock.now().toISOString(),
      percentualAlinhamento: 81,
      gestores: [{ flFeedbackPendente: false }, { flFeedbackPendente: false }],
    });
  });

  it('mails each manager, then who owes feedback, then the person, each with a working link', async () => {
    const [anaPrado, biaLuz] = scene.managers;
    const asked = await mailsOf(test, scene.company.id);
    expect(asked.slice(0, 2).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [biaLuz?.email, 'Avalie o desempenho de Zoé Prado'],
      [anaPrado?.email, 'Avalie o desempenho de Zoé Prado'],
    ]);
    const first = await raterByLink(test, scene, sent);
    const second = await raterByLink(test, scene, sent, 1);
    await rate(test, first, self);
    // Bia is far from the self score of C01, and so is the average: (9 + 0) / 2 = 4.5.
    await rate(test, second, [0, 5, 7, 0]);

    const owed = await newestMail();
    expect([owed?.recipient, owed?.subject]).toEqual([
      biaLuz?.email,
      'Escreva o seu feedback para Zoé Prado',
    ]);
    expect(owed?.text).toContain('há 1 competência em que');
    await writeFeedback(test, { ...second, credential: { link: linkIn(owed) } }, 0, 'Veja isto.');

    const finished = await newestMail();
    expect([finished?.recipient, finished?.subject]).toEqual([
      scene.person.email,
      'Padaria Pão & Cia: sua avaliação de desempenho foi finalizada',
    ]);
    const link = linkIn(finished);
    const validated = await test.call('validateLink', { params: { hash: link } });
    expect(validated.data).toMatchObject({ tipo: 'desempenho', destino: 'relatorio' });
    const opened = await test.call('getSelfAssessmentByLink', { link, params: { hash: link } });
    expect(opened.data.link).toEqual(validated.data);
    expect(opened.data).not.toHaveProperty('competencias');
    expect(opened.data).not.toHaveProperty('respostas');
    expect((await header({ link })).data).toMatchObject({ cdStatus: 2, nmPessoa: 'Zoé Prado' });
    expect((await managerScores({ link })).data.qtdRecords).toBe(8);
  });

  it('mails no report where the company does not want it', async () => {
    await test.database.inCompany(scene.company.id, (db) =>
      db.updateTable('company').set({ mails_reports: false }).execute(),
    );
    const before = await newestMail();
    for (const index of [0, 1]) await rate(test, await raterByLink(test, scene, sent, index), self);
    expect((await header({ token: owner })).data).toMatchObject({ cdStatus: 2 });
    expect((await newestMail())?.id).toBe(before?.id);
  });

  it('leaves a trace of each step', async () => {
    await rate(test, await raterByLink(test, scene, sent), self);
    await rate(test, await raterByLink(test, scene, sent, 1), self);
    await managerScores({ token: scene.staff });
    await managerScores({ token: owner });

    const events = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('audit_event').select(['action', 'person_id']).orderBy('id').execute(),
    );
    expect(events.map(({ action }) => action)).toEqual([
      'performance-request.sent',
      'performance-response.self-finished',
      'performance-response.rated',
      'performance-response.rated',
      'performance-response.finished',
      'performance-report.opened',
      'performance-manager-scores.read',
    ]);
    expect(new Set(events.map(({ person_id }) => person_id))).toEqual(new Set([scene.person.id]));
  });
});
