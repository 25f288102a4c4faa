import { expect, it } from 'vitest';
import {
  answerBody,
  createScene,
  sendRequest,
} from '../src/features/behavioral/testing/behavioral-scene.ts';
import {
  createReviewScene,
  sendReview,
} from '../src/features/performance/testing/performance-scene.ts';
import type { OperationId } from '../src/operation/operation.ts';
import { openScene, openTestApp, type TestRequest } from './build-test-app.ts';
import { messagesDuring } from './message-watch.ts';
import { openEmployeeSession } from './sessions.ts';

const test = openTestApp();
const scene = openScene(async () => {
  const disc = await createScene(test);
  const review = await createReviewScene(test);
  return {
    staff: disc.staff,
    employee: await openEmployeeSession(test, disc.person),
    questionnaire: await sendRequest(test, disc),
    administrator: review.staff,
    competencyId: review.competencies[0]?.id ?? 0,
    review: await sendReview(test, review, review.person),
  };
});

const headers = { 'idempotency-key': '0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10' };

/** Of all messages: the credential, the beginning of the transaction and its end. */
const around = 3;

/** How many the operation itself may send between them. */
const calls: readonly [OperationId, number, () => TestRequest][] = [
  ['getStaffUser', 1, () => ({ token: scene.staff })],
  ['getEmployeeUser', 2, () => ({ token: scene.employee })],
  ['listDiscQuestions', 1, () => ({ ...byLink(), params: { idResposta: questionnaire() } })],
  ['saveDiscAnswers', 6, () => ({ ...byLink(), headers, body: answerBody(questionnaire(), 0) })],
  ['listEmployees', 1, () => ({ token: scene.administrator, query: { index: 0, take: 100 } })],
  [
    'listPerformanceByEmployee',
    3,
    () => ({ token: scene.administrator, query: { index: 0, take: 100 } }),
  ],
  [
    'saveSelfAnswer',
    7,
    () => ({
      link: scene.review.link,
      headers,
      body: {
        idResposta: scene.review.idResposta,
        idCompetencia: scene.competencyId,
        nrIndice: 5,
      },
    }),
  ],
];

const questionnaire = () => scene.questionnaire.idResposta;
const byLink = () => ({ link: scene.questionnaire.link });

it.each(calls)('%s sends the database %i messages of its own at most', async (id, own, request) => {
  const given = request();
  const sent = await messagesDuring(test.database, async () => {
    expect((await test.call(id, given)).status).toBe(200);
  });
  const list = sent.map((message) => message.replaceAll(/\s+/g, ' ')).join('\n');
  expect(
    sent.filter((message) => /set local role/.test(message)),
    list,
  ).toHaveLength(1);
  expect(sent.length - around, list).toBeLessThanOrEqual(own);
});
