import { describe, expect, it } from 'vitest';
import fixtures from '../../../../../domain/fixtures/performance-reviews.json' with {
  type: 'json',
};
import { openTestApp } from '../../../../test/build-test-app.ts';
import {
  closeReview,
  createReviewScene,
  createSelfAssessed,
  deactivate,
  type ReviewScene,
  type SentReview,
  storedResponse,
} from '../testing/performance-scene.ts';
import { type Rater, rateOne, raterByLink, writeFeedback } from '../testing/rating-scene.ts';

interface ReviewCase {
  name: string;
  status: number;
  self: (number | null)[];
  managers: ManagerCase[];
  expected: {
    status: number;
    averages: (number | null)[];
    alignment: number | null;
    owed: number[][];
  };
}

interface ManagerCase {
  id: number;
  isActive: boolean;
  scores: (number | null)[];
  feedback: number[];
}

/** A manager of a case at work. */
interface CastManager extends ManagerCase {
  rater: Rater;
}

const test = openTestApp();
const closedByStaff = 2;
const awaitingFeedback = 7;
const cases: ReviewCase[] = fixtures.cases;
const selfAssessed = cases.filter(({ self }) => !self.includes(null));

describe.each(selfAssessed)('$name', ({ status, self, managers, expected }) => {
  it('comes to the status, alignment, averages and feedback that the rules say', async () => {
    const scene = await createReviewScene(test, {
      competencyCount: self.length,
      managerCount: managers.length,
    });
    const sent = await createSelfAssessed(
      test,
      scene,
      self.map((score) => score ?? 0),
    );
    const cast: CastManager[] = [];
    for (const [index, manager] of managers.entries()) {
      cast.push({ ...manager, rater: await raterByLink(test, scene, sent, index) });
    }
    await play(scene, sent, cast, status);

    const response = await storedResponse(test, scene.company.id, sent.idResposta);
    expect(response.status).toBe(expected.status);
    expect(response.alignment).toBe(expected.status === 6 ? null : expected.alignment);
    expect(await readAverages(scene, sent)).toEqual(expected.averages);
    expect(await readOwed(scene, cast)).toEqual(expected.owed);
  });
});

async function play(scene: ReviewScene, sent: SentReview, cast: CastManager[], status: number) {
  const isIncomplete = ({ scores }: CastManager) => scores.includes(null);
  const isAway = ({ isActive }: CastManager) => !isActive;
  for (const { rater, scores } of cast) {
    for (const [index, score] of scores.entries()) {
      if (score !== null) await rateOne(test, rater, index, score);
    }
  }
  // Nobody is asked for feedback as long as somebody who could rate has not.
  const leavers = cast.filter(
    (one) => isIncomplete(one) && (isAway(one) || status === awaitingFeedback),
  );
  for (const { rater } of leavers) await deactivate(test, scene, rater.manager);
  for (const { rater, feedback } of cast) {
    for (const place of feedback) await writeFeedback(test, rater, place - 1, `Sobre ${place}`);
  }
  for (const { rater } of cast.filter(isAway)) await deactivate(test, scene, rater.manager);
  for (const { rater } of leavers.filter((one) => !isAway(one))) {
    const body = { idOrganogramaPessoa: rater.manager.id };
    await test.call('activateEmployee', { token: scene.staff, body });
  }
  if (status === closedByStaff) await closeReview(test, scene, sent);
}

async function readAverages({ staff, competencies }: ReviewScene, { idResposta }: SentReview) {
  const { data } = await test.call('listManagerScores', { token: staff, query: { idResposta } });
  return competencies.map(({ id }) => {
    const scores = data.rows.filter(({ idCompetencia }) => idCompetencia === id);
    const sum = scores.reduce((all, { notaGestor }) => all + notaGestor, 0);
    return scores.length === 0 ? null : Number((sum / scores.length).toFixed(6));
  });
}

/** Pairs of manager and place of the competency. */
async function readOwed({ competencies }: ReviewScene, cast: CastManager[]) {
  const owed: number[][] = [];
  for (const { id, rater } of cast.filter(({ isActive }) => isActive)) {
    const { data } = await test.call('listDisagreements', {
      ...rater.credential,
      query: { idResposta: rater.idResposta, idGestor: rater.manager.id },
    });
    const pending = data.filter(({ precisaFeedback }) => precisaFeedback);
    for (const { idCompetencia } of pending) {
      owed.push([id, competencies.findIndex((one) => one.id === idCompetencia) + 1]);
    }
  }
  return owed;
}
