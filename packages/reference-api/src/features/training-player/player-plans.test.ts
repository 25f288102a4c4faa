// @engine both: plans
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openScene, openTestApp, type TestRequest } from '../../../test/build-test-app.ts';
import { fillInSteps } from '../../../test/crowded-company.ts';
import { wholeReadsDuring } from '../../../test/query-plans.ts';
import type { OperationId } from '../../operation/operation.ts';
import { letManyWatch } from '../trainings/testing/many-learners.ts';
import { addManyTrainings } from '../trainings/testing/many-trainings.ts';
import { createTrainingsScene, type TrainingsScene } from '../trainings/testing/trainings-scene.ts';
import { createPlayerScene, watched } from './testing/player-scene.ts';

const test = openTestApp();

/** Tables that grow with trainings and people; of categories there are few. */
const growing =
  /^(training(_session|_resource|_person|_learner|_progress|_access|_pin|_certificate)?|stored_video|person)$/;

const scene = openScene(async () => {
  const player = await createPlayerScene(test);
  const seat = await player.seat();
  const large = await createTrainingsScene(test);
  await addManyTrainings(test, large);
  await letManyWatch(test, large);
  await letManyIn(large);
  return { player, seat };
});

/** Gives those who watch PINs and certificates. */
const letManyIn = ({ companyId }: TrainingsScene) =>
  fillInSteps(test.database, companyId, [
    sql`insert into training_access (company_id, training_id, person_id)
        select company_id, training_id, person_id from training_learner`,
    sql`insert into training_pin (company_id, training_id, person_id, digest, expires_at)
        select company_id, training_id, person_id, 'x', now() from training_access`,
    sql`insert into training_certificate (company_id, training_id, person_id, code, person_name,
          training_title, training_version, issued_at)
        select company_id, training_id, person_id, training_id || '-' || person_id, 'x', 'x', 1, now()
        from training_learner`,
  ]);

const calls = (): readonly (readonly [OperationId, TestRequest])[] => {
  const { player, seat } = scene;
  const { hs, pin } = seat;
  const params = { hs, pin };
  const recursosPlataformaTreinamento = player.ids.map((id) => watched(id, [0, 150]));
  return [
    ['getPlayerMaskedEmail', { params: { hs } }],
    ['sendPlayerPin', { params: { hs }, body: { email: seat.person.email } }],
    ['getPlayerTraining', { params }],
    ['getPlayerVideoUrl', { params, query: { objectName: player.videoNames[0] } }],
    ['savePlayerProgress', { params, body: { hash: hs, recursosPlataformaTreinamento } }],
    ['refreshPlayerPin', { link: hs, body: { hsTreinamento: hs, dsPin: pin } }],
  ];
};

it('reads what one person has watched by indexes, however much others have', async () => {
  const tables = { companyId: scene.player.companyId, growing };
  const { queryCount, wholeReads } = await wholeReadsDuring(test.database, tables, async () => {
    for (const [id, request] of calls()) {
      const reply = await test.call(id, request);
      expect(reply.status, id).toBe(200);
    }
  });
  expect(queryCount).toBeGreaterThan(calls().length);
  expect(wholeReads).toEqual([]);
});
