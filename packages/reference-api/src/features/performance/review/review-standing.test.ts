import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { createPerson } from '../../../../test/fixtures.ts';
import { openEmployeeSession } from '../../../../test/sessions.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import {
  closeReview,
  createReviewScene,
  finishSelf,
  mailedLinkOf,
  type ReviewScene,
  type SentReview,
  saveSelf,
  sendReview,
} from '../testing/performance-scene.ts';
import { type Rater, rate, raterBySession, writeFeedback } from '../testing/rating-scene.ts';

const test = openTestApp();
let scene: ReviewScene;
let sent: SentReview;
let ana: Rater;
let bia: Rater;

beforeEach(async () => {
  scene = await createReviewScene(test);
  sent = await sendReview(test, scene, scene.person);
  ana = await raterBySession(test, sent, scene.managers[0]);
  bia = await raterBySession(test, sent, scene.managers[1]);
});

async function standingFor(credential: { token: string } | { link: string }) {
  const query = { idResposta: sent.idResposta };
  const reply = await test.call('getReviewStanding', { ...credential, query });
  expect(reply.status, reply.msg).toBe(200);
  return reply.data;
}

/** Reads the standing for a manager, which the manager's list has to agree with. */
async function standingOf({ credential }: Rater) {
  const standing = await standingFor(credential);
  const list = await test.call('listReportsOfManager', credential);
  const row = list.data.rows.find(({ idResposta }) => idResposta === sent.idResposta);
  expect(standing).toMatchObject({
    idOrganogramaPessoa: row?.idOrganogramaPessoa,
    nmPessoa: row?.nmPessoa,
    cdStatus: row?.cdStatus,
    nmStatus: row?.nmStatus,
    podeAvaliar: row?.podeAvaliar,
    competenciasPendentes: row?.competenciasPendentes,
    podeVerRelatorio: row?.podeVerRelatorio,
  });
  return standing;
}

async function finishOwnPart() {
  for (const competency of scene.competencies) await saveSelf(test, sent, competency, 9);
  await finishSelf(test, sent);
}

const idle = { podeResponder: false, podeAvaliar: false, podeVerRelatorio: false };

describe('the standing of a review', () => {
  it('waits for the person, whom nobody can answer for', async () => {
    const waiting = { cdStatus: 4, tpVez: 'pessoa', flEncerrado: false };
    const answering = { ...waiting, ...idle, podeResponder: true };
    expect(await standingFor({ link: sent.link })).toMatchObject(answering);
    const token = await openEmployeeSession(test, scene.person);
    expect(await standingFor({ token })).toMatchObject(answering);
    expect(await standingOf(ana)).toMatchObject({ ...waiting, ...idle });
    expect(await standingFor({ token: scene.staff })).toMatchObject({ ...waiting, ...idle });
  });

  it('says to each manager what there is to do, from rating to the end', async () => {
    await finishOwnPart();
    const rating = { ...idle, podeAvaliar: true, flAvaliouTodas: false, tpVez: 'gestores' };
    expect(await standingOf(ana)).toMatchObject(rating);
    const [first] = scene.managers as [PersonRow];
    expect(await standingFor({ link: await mailedLinkOf(test, scene, first) })).toMatchObject(
      rating,
    );

    await rate(test, ana, [2, 9]);
    const rated = { podeAvaliar: false, flAvaliouTodas: true, podeVerRelatorio: true };
    expect(await standingOf(ana)).toMatchObject({ ...rated, nmStatus: 'Avaliado' });
    expect(await standingOf(bia)).toMatchObject(rating);

    await rate(test, bia, [9, 9]);
    expect(await standingOf(ana)).toMatchObject({ cdStatus: 7, competenciasPendentes: 1 });
    expect(await standingOf(bia)).toMatchObject({ cdStatus: 7, competenciasPendentes: 0 });

    await writeFeedback(test, ana, 0, 'Vamos conversar sobre isso na próxima semana.');
    expect(await standingOf(ana)).toMatchObject({ cdStatus: 2, tpVez: 'ninguem', ...rated });
  });

  it('waits for nobody once it is cancelled', async () => {
    await closeReview(test, scene, sent);
    const token = await openEmployeeSession(test, scene.person);
    const cancelled = { ...idle, tpVez: 'ninguem', flEncerrado: true };
    expect(await standingFor({ token })).toMatchObject(cancelled);
    expect(await standingFor(ana.credential)).toMatchObject(cancelled);
  });

  it('is nobody else’s business, and opens no report', async () => {
    await finishOwnPart();
    await standingOf(ana);
    const stranger = await createPerson(test.database, scene.company.id, { name: 'Edu Outro' });
    const token = await openEmployeeSession(test, stranger);
    const query = { idResposta: sent.idResposta };
    expect((await test.call('getReviewStanding', { token, query })).status).toBe(403);
    const own = await openEmployeeSession(test, scene.person);
    const accesses = await test.call('listReportAccesses', { token: own });
    expect(accesses.data.rows).toEqual([]);
  });
});
