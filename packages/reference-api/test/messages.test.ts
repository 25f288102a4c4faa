import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  answerBody,
  createFinished,
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
  const read = await createScene(test);
  const { idResposta } = await createFinished(test, read);
  return {
    staff: disc.staff,
    employee: await openEmployeeSession(test, disc.person),
    questionnaire: await sendRequest(test, disc),
    report: { token: read.staff, query: { idResposta } },
    administrator: review.staff,
    competencyId: review.competencies[0]?.id ?? 0,
    review: await sendReview(test, review, review.person),
  };
});

const keyed = () => ({ 'idempotency-key': randomUUID() });

/**
 * Calls that change something: the credential, and the end of a transaction. On the embedded engine its
 * beginning as well, which costs nothing there.
 */
const aroundChange = () => (test.database.pglite ? 3 : 2);

/** Calls that read: the credential. */
const aroundReading = 1;

/** On the embedded engine the end of a transaction takes no changes with it. */
const perEngine = (embedded: number, postgres: number) =>
  process.env.TEST_DATABASE_URL ? postgres : embedded;

/** How many messages the operation itself may send between or beside them. */
type Call = readonly [OperationId, number, () => TestRequest];

const readings: readonly Call[] = [
  ['getStaffUser', 1, () => ({ token: scene.staff })],
  ['getEmployeeUser', 2, () => ({ token: scene.employee })],
  ['listDiscQuestions', 1, () => ({ ...byLink(), params: { idResposta: questionnaire() } })],
  ['listEmployees', 1, () => ({ token: scene.administrator, query: { index: 0, take: 100 } })],
  [
    'listPerformanceByEmployee',
    2,
    () => ({ token: scene.administrator, query: { index: 0, take: 100 } }),
  ],
];

const changes: readonly Call[] = [
  ['getDiscProfileReport', 5, () => scene.report],
  [
    'saveDiscAnswers',
    perEngine(2, 1),
    () => ({ ...byLink(), headers: keyed(), body: answerBody(questionnaire(), 0) }),
  ],
  [
    'saveSelfAnswer',
    perEngine(3, 2),
    () => ({
      link: scene.review.link,
      headers: keyed(),
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

it.each(readings)('%s reads in %i messages of its own at most', async (id, own, request) => {
  // What is prepared once for each connection is none of a call's messages.
  await test.call(id, request());
  const sent = await sentDuring(id, request());
  expect(sent.join('\n')).not.toMatch(/set local role|begin/);
  expect(sent.length - aroundReading, sent.join('\n')).toBeLessThanOrEqual(own);
});

it.each(changes)('%s takes %i messages of its own at most', async (id, own, request) => {
  await test.call(id, request());
  const sent = await sentDuring(id, request());
  const beginnings = sent.filter((message) => /set local role|set_config\('role'/.test(message));
  expect(beginnings, sent.join('\n')).toHaveLength(1);
  expect(sent.length - aroundChange(), sent.join('\n')).toBeLessThanOrEqual(own);
});

async function sentDuring(id: OperationId, request: TestRequest): Promise<string[]> {
  const sent = await messagesDuring(test.database, async () => {
    expect((await test.call(id, request)).status).toBe(200);
  });
  return sent.map((message) => message.replaceAll(/\s+/g, ' '));
}
