// @engine both: plans
import { expect, it } from 'vitest';
import { openScene, openTestApp, type TestRequest } from '../../../test/build-test-app.ts';
import { wholeReadsDuring } from '../../../test/query-plans.ts';
import type { OperationId } from '../../operation/operation.ts';
import { createGamesScene } from './testing/games-scene.ts';
import { addManyGames } from './testing/many-games.ts';

const test = openTestApp();

/** Tables that grow with games and people. */
const growing = /^(game(_question|_option|_person|_answer|_tally|_words|_group)?|person)$/;

const scene = openScene(async () => {
  const small = await createGamesScene(test);
  const large = await createGamesScene(test);
  const { people } = await small.addDepartment('Vendas', 6);
  const ids = people.map((person) => person.id);
  const id = await small.add({ funcionarios: ids.slice(0, 5) });
  await small.send(id);
  const surveyId = await small.addSurvey(ids);
  await small.send(surveyId);
  const { perguntas } = await small.read(surveyId);
  for (const person of people) {
    await small.play(
      person,
      perguntas.map(() => 3),
    );
  }
  await small.close(surveyId);
  await addManyGames(test, large);
  return { small, id, surveyId, lastPersonId: ids[5] ?? 0 };
});

it('reads a small company by indexes, however large the others are', async () => {
  const { small, id, surveyId, lastPersonId } = scene;
  const game = await small.read(id);
  const ofGame = { params: { idJogo: id } };
  const ofSurvey = { params: { idJogo: surveyId } };
  const funcionarios = game.funcionarios.map((person) => person.idOrganogramaPessoa);
  const calls: readonly (readonly [OperationId, TestRequest])[] = [
    ['listGames', {}],
    ['listGames', { query: { filter: 'integ', idSituacao: 2 } }],
    ['getGameTotals', {}],
    ['getGameForEditing', { params: { id } }],
    ['checkGameName', { query: { nome: 'Outro' } }],
    ['listGameCandidates', { query: { filter: 'p' } }],
    ['getGameSendPreview', ofGame],
    ['listGameAnswers', ofGame],
    ['getGameResults', ofGame],
    ['getGameResults', ofSurvey],
    ['getPsychosocialReport', ofSurvey],
    ['updateGame', { body: { ...game, funcionarios: [...funcionarios, lastPersonId] } }],
    ['sendGameInvitations', { query: { idJogo: id } }],
    ['remindGamePlayers', { query: { idJogo: id } }],
    ['duplicateGame', { body: { idJogo: id, flNovaRodada: true } }],
    ['closeGame', { query: { idJogo: id } }],
    ['listEmployees', {}],
  ];
  const watched = { companyId: small.companyId, growing };
  const { queryCount, wholeReads } = await wholeReadsDuring(test.database, watched, async () => {
    for (const [operation, request] of calls) {
      const reply = await test.call(operation, { token: small.token, ...request });
      expect(reply.status, operation).toBe(200);
    }
  });
  expect(queryCount).toBeGreaterThan(calls.length);
  expect(wholeReads).toEqual([]);
});
