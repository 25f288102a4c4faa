// @engine both: plans
import { expect, it } from 'vitest';
import { openScene, openTestApp, type TestRequest } from '../../../test/build-test-app.ts';
import { wholeReadsDuring } from '../../../test/query-plans.ts';
import type { BodyOf, OperationId } from '../../operation/operation.ts';
import { letManyWatch } from './testing/many-learners.ts';
import { addManyTrainings } from './testing/many-trainings.ts';
import { createTrainingsScene } from './testing/trainings-scene.ts';

const test = openTestApp();

/** Tables that grow with trainings and people; of categories there are few. */
const growing = /^(training(_session|_resource|_person|_learner|_progress)?|stored_video|person)$/;

const scene = openScene(async () => {
  const small = await createTrainingsScene(test);
  const large = await createTrainingsScene(test);
  const person = await small.addPerson({ name: 'Ana' });
  const body = await small.draft({ funcionarios: [person.id] });
  const { data: id } = await small.create(body);
  await addManyTrainings(test, large);
  await letManyWatch(test, large);
  return { small, training: { ...body, idTreinamento: id, nrVersao: 1 } };
});

type Call = readonly [OperationId, TestRequest];

const callsOn = (training: BodyOf<'updateTraining'>): readonly Call[] => {
  const { idTreinamento, funcionarios } = training;
  const params = { id: idTreinamento };
  const asTraining = { idTreinamento };
  const learner = { idTreinamento, idPessoa: funcionarios[0] ?? 0 };
  return [
    ['listTrainings', {}],
    ['listTrainings', { query: { filter: 'boas' } }],
    ['getTrainingTotals', {}],
    ['getTraining', { params }],
    ['checkTrainingName', { query: { nome: 'Outro' } }],
    ['listTrainingCategories', {}],
    ['listTrainingCandidates', { query: { nmCargo: 'Analista', filter: 'ana' } }],
    ['listEmployees', {}],
    ['updateTraining', { body: training }],
    ['getTrainingSendPreview', { params: asTraining }],
    ['sendTrainingInvitations', { query: asTraining }],
    ['resendTrainingInvitation', { params: learner }],
    ['getTrainingReport', { params: asTraining }],
    ['getTrainingReport', { params: asTraining, query: { status: 'Em andamento', filter: 'ana' } }],
    ['listTrainingStateOfPerson', { params: learner }],
    ['setTrainingActive', { params: { ...params, flAtivo: 0 } }],
  ];
};

it('reads a small company by indexes, however large the others are', async () => {
  const { small, training } = scene;
  const watched = { companyId: small.companyId, growing };
  const { queryCount, wholeReads } = await wholeReadsDuring(test.database, watched, async () => {
    for (const [id, request] of callsOn(training)) {
      const reply = await test.call(id, { token: small.token, ...request });
      expect(reply.status, id).toBe(200);
    }
  });
  expect(queryCount).toBeGreaterThan(callsOn(training).length);
  expect(wholeReads).toEqual([]);
});
