import { beforeEach, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { createPerson } from '../../../../test/fixtures.ts';
import {
  closeReview,
  createReviewScene,
  createSelfAssessed,
  deactivate,
  leadDepartment,
  type ReviewScene,
  type SentReview,
} from '../testing/performance-scene.ts';
import { type Rater, rateOne, raterBySession } from '../testing/rating-scene.ts';

/** What a manager's list offers, and what the calls behind it allow. */
interface Rights {
  rates: boolean;
  reads: boolean;
}

const test = openTestApp();
let scene: ReviewScene;
let sent: SentReview;
let ana: Rater;
let bia: Rater;
let late: Rater;

beforeEach(async () => {
  scene = await createReviewScene(test);
  sent = await createSelfAssessed(test, scene, [9, 9]);
  const newcomer = await createPerson(test.database, scene.company.id, { name: 'Edu Novo' });
  await leadDepartment(test, scene.company.id, scene.departmentId, newcomer.id);
  ana = await raterBySession(test, sent, scene.managers[0]);
  bia = await raterBySession(test, sent, scene.managers[1]);
  late = await raterBySession(test, sent, newcomer);
});

/** Reads what the list offers and tries it; both have to be the same. */
async function rightsOf(rater: Rater): Promise<Rights> {
  const list = await test.call('listReportsOfManager', rater.credential);
  const row = list.data.rows.find(
    ({ idOrganogramaPessoa }) => idOrganogramaPessoa === scene.person.id,
  );
  const query = { idResposta: sent.idResposta };
  const answers = await Promise.all([
    test.call('listSelfScores', { ...rater.credential, query }),
    test.call('listManagerScores', { ...rater.credential, query }),
  ]);
  const reads = answers.map(({ status }) => status === 200);
  const rates = (await rateOne(test, rater, 0, Number(row?.podeAvaliar ?? false))).status === 200;
  expect({ rates, reads }).toEqual({
    rates: row?.podeAvaliar,
    reads: [row?.podeVerRelatorio, row?.podeVerRelatorio],
  });
  return { rates, reads: row?.podeVerRelatorio ?? false };
}

const nothing: Rights = { rates: false, reads: false };
const rating: Rights = { rates: true, reads: false };
const reading: Rights = { rates: false, reads: true };

it('lets a manager do what the list offers, and nothing else, from rating to the end', async () => {
  expect(await rightsOf(ana)).toEqual(rating);
  expect(await rightsOf(late)).toEqual(nothing);

  await rateOne(test, ana, 1, 9);
  expect(await rightsOf(ana)).toEqual(reading);
  expect(await rightsOf(bia)).toEqual(rating);
  expect(await rightsOf(late)).toEqual(nothing);

  await rateOne(test, bia, 1, 9);
  for (const manager of [ana, bia]) expect(await rightsOf(manager)).toEqual(reading);
  expect(await rightsOf(late)).toEqual(nothing);

  await closeReview(test, scene, sent);
  for (const manager of [ana, bia, late]) expect(await rightsOf(manager)).toEqual(reading);
});

it('opens the comparison to a manager who came back after all the others had rated', async () => {
  await deactivate(test, scene, bia.manager);
  await rateOne(test, ana, 0, 1);
  await rateOne(test, ana, 1, 9);
  await test.call('activateEmployee', {
    token: scene.staff,
    body: { idOrganogramaPessoa: bia.manager.id },
  });
  bia = await raterBySession(test, sent, scene.managers[1]);
  expect(await rightsOf(bia)).toEqual(reading);
  expect(await rightsOf(ana)).toEqual(reading);
});
