// @engine both: messages to the engine
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  answerBody,
  createFinished,
  createScene,
  sendRequest,
} from '../src/features/behavioral/testing/behavioral-scene.ts';
import { createGameScene, write } from '../src/features/game-player/testing/player-scene.ts';
import { createGamesScene } from '../src/features/games/testing/games-scene.ts';
import {
  createDepartment,
  createReviewScene,
  sendReview,
} from '../src/features/performance/testing/performance-scene.ts';
import {
  createPlayerScene,
  type PlayerSeat,
  watched,
} from '../src/features/training-player/testing/player-scene.ts';
import {
  createTrainingsScene,
  type TrainingsScene,
} from '../src/features/trainings/testing/trainings-scene.ts';
import type { BodyOf, OperationId } from '../src/operation/operation.ts';
import { openScene, openSharedScene, openTestApp, type TestRequest } from './build-test-app.ts';
import { messagesDuring } from './message-watch.ts';
import { openEmployeeSession } from './sessions.ts';

// What other files have asked would be among the statements that are prepared, of which there is a limit.
const test = openTestApp({ isNew: true, emptied: 'once' });

let scene: Awaited<ReturnType<typeof setScene>>;

/** Companies of its own. */
async function setScene() {
  const disc = await createScene(test);
  const review = await createReviewScene(test);
  const read = await createScene(test);
  const { idResposta } = await createFinished(test, read);
  for (let count = 0; count < 3; count += 1) {
    await createDepartment(test, review.company.id, review.departmentId);
  }
  const trainings = await createTrainingsScene(test);
  return {
    staff: disc.staff,
    employee: await openEmployeeSession(test, disc.person),
    questionnaire: await sendRequest(test, disc),
    report: { token: read.staff, query: { idResposta } },
    administrator: review.staff,
    departmentId: review.departmentId,
    competencyId: review.competencies[0]?.id ?? 0,
    review: await sendReview(test, review, review.person),
    training: await createTraining(trainings),
    player: await createPlayer(),
    named: await createPlayed(false),
    anonymous: await createPlayed(true),
    game: await createGame(),
  };
}

/** A game that somebody has answered, a survey, and whose they are. */
async function createGame() {
  const games = await createGamesScene(test);
  const person = await games.addPerson();
  const id = await games.add({ funcionarios: [person.id] });
  await games.send(id);
  await games.play(person, [1, 'Boa']);
  return { id, surveyId: await games.addSurvey([person.id]), token: games.token };
}

/** Somebody at the player of a training of two videos. */
async function createPlayer() {
  const player = await createPlayerScene(test);
  return { seat: await player.seat(), ids: player.ids, videoName: player.videoNames[0] };
}

/** Two people at a game of a quiz, words and a voting, which has its first answer. */
async function createPlayed(isAnonymous: boolean) {
  const game = await createGameScene(test, {
    isAnonymous,
    questions: [
      { kind: 'quiz', options: ['A', 'B', 'C', 'D'], right: 1 },
      { kind: 'words' },
      { kind: 'voting', options: ['A', 'B'] },
    ],
  });
  const first = await game.seat();
  await write(test, first, game.questions[1]?.id ?? 0, 'Primeira');
  const seats = [await game.seat(), await game.seat()];
  return { questions: game.questions, first, seats };
}

/** A training, and what two saves of it and of others take. */
async function createTraining(trainings: TrainingsScene) {
  const { id: personId } = await trainings.addPerson();
  const body = await trainings.draft({ funcionarios: [personId] });
  const { data: id } = await trainings.create(body);
  return {
    id,
    token: trainings.token,
    videoName: body.sessoes[0]?.recursos[0]?.urlRecurso ?? '',
    added: [
      await trainings.draft({ nmTreinamento: 'Um', funcionarios: [personId] }),
      await trainings.draft({ nmTreinamento: 'Dois', funcionarios: [personId] }),
    ],
    changed: [1, 2].map(
      (nrVersao): BodyOf<'updateTraining'> => ({ ...body, idTreinamento: id, nrVersao }),
    ),
    states: [0, 1],
  };
}

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
    3,
    () => ({ token: scene.administrator, query: { index: 0, take: 100 } }),
  ],
  ['getDashboard', 11, () => byStaff()],
  ['listDiscProfileShares', 3, () => byStaff()],
  ['listCompetencyAverages', 2, () => byStaff()],
  ['listDepartmentHeadcounts', 2, () => byStaff()],
  ['listPositionHeadcounts', 1, () => byStaff()],
  ['listTrainingProgress', 3, () => byAuthor()],
  ['listDashboardCycles', 2, () => byStaff()],
  ['listDashboardTrainings', 3, () => byAuthor()],
  ['getOrganizationChart', 1, () => byStaff()],
  ['listDepartments', 3, () => byStaff({ query: { filter: 'a', ordem: 'pessoas' } })],
  ['searchOrganization', 1, () => byStaff({ query: { filter: 'a' } })],
  ['getLastOrganizationChange', 1, () => byStaff()],
  ['getDepartment', 3, () => byStaff({ params: { idOrganogramaNo: scene.departmentId } })],
  ['listDepartmentPeople', 2, () => byStaff({ query: { idOrganogramaNo: scene.departmentId } })],
  ['listPeopleWithoutDepartment', 1, () => byStaff()],
  ['getTraining', 3, () => byAuthor({ params: { id: scene.training.id } })],
  ['getTrainingSendPreview', 2, () => byAuthor(ofTraining())],
  ['getTrainingReport', 3, () => byAuthor(ofTraining({ query: { status: 'Concluído' } }))],
  ['listTrainings', 1, () => byAuthor({ query: { filter: 'a' } })],
  ['getTrainingTotals', 1, () => byAuthor()],
  ['listTrainingCandidates', 1, () => byAuthor({ query: { nmCargo: 'Analista' } })],
  ['listTrainingCategories', 1, () => byAuthor()],
  ['listStoredResources', 1, () => byAuthor()],
  ['getStoredVideoUrl', 1, () => byAuthor({ query: { objectName: scene.training.videoName } })],
  ['listNotifications', 1, () => byStaff({ query: { take: 20 } })],
  ['listGames', 1, () => byGamer({ query: { filter: 'a', idSituacao: 2 } })],
  ['getGameTotals', 1, () => byGamer()],
  ['getGameForEditing', 3, () => byGamer({ params: { id: scene.game.id } })],
  ['checkGameName', 1, () => byGamer({ query: { nome: 'Jogo' } })],
  ['listGameCandidates', 1, () => byGamer({ query: { nmCargo: 'Analista' } })],
  ['getGameSendPreview', 3, () => byGamer(ofGame())],
  ['getGameResults', 6, () => byGamer(ofGame())],
  ['listGameAnswers', 2, () => byGamer(ofGame())],
  ['getPsychosocialReport', 4, () => byGamer(ofGame(scene.game.surveyId))],
  ['checkTrainingName', 1, () => byAuthor({ query: { nome: 'Boas-vindas' } })],
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
  ['saveDepartment', 7, () => byStaff({ body: department({ idOrganogramaNo: 0 }) })],
  ['saveDepartment', 9, () => byStaff({ body: department() })],
  ['createTraining', 11, () => byAuthor({ headers: keyed(), body: scene.training.added.shift() })],
  ['updateTraining', 14, () => byAuthor({ body: scene.training.changed.shift() })],
  [
    'setTrainingActive',
    4,
    () =>
      byAuthor({ params: { id: scene.training.id, flAtivo: scene.training.states.shift() ?? 0 } }),
  ],
];

/** Calls that a PIN opens: that it is right, and that the training may be watched, takes two of them. */
const visits: readonly Call[] = [
  ['validatePlayerPin', 2, () => byPin()],
  ['getPlayerTraining', 5, () => byPin()],
  ['listPlayerResources', 4, () => byPin()],
  ['getPlayerVideoUrl', 3, () => byPin({ query: { objectName: scene.player.videoName } })],
  ['savePlayerProgress', 7, () => byPin({ body: progress(scene.player) })],
  ['refreshPlayerPin', 3, () => byPinOfBody(scene.player.seat)],
];

type Played = Awaited<ReturnType<typeof createPlayed>>;

/** Answers that go each from another person, whose first they are. */
const plays: readonly Call[] = [
  ['getGame', 1, () => gameOf(scene.named)],
  ['saveGameChoice', perEngine(2, 1), () => choice(scene.named, 0)],
  ['saveGameChoice', perEngine(3, 2), () => choice(scene.named, 2)],
  ['saveGameChoice', perEngine(2, 1), () => choice(scene.anonymous, 0)],
  ['saveGameChoice', perEngine(3, 2), () => choice(scene.anonymous, 2)],
  ['saveGameText', perEngine(2, 1), () => text(scene.named)],
  ['saveGameText', perEngine(2, 1), () => text(scene.anonymous)],
];

const gameOf = ({ first }: Played): TestRequest => ({
  query: { hsGame: first.hs, idPessoa: first.person.id },
});

function choice({ questions, seats }: Played, place: number): TestRequest {
  const seat = seats.shift();
  return {
    link: seat?.hs ?? '',
    body: {
      idOrganogramaPessoa: seat?.person.id,
      idPergunta: questions[place]?.id,
      idPerguntaOpcao: questions[place]?.optionIds[0],
    },
  };
}

function text({ questions, seats }: Played): TestRequest {
  const seat = seats.shift();
  return {
    link: seat?.hs ?? '',
    body: { idJogador: seat?.person.id, idPergunta: questions[1]?.id, dsTexto: 'Boa' },
  };
}

/** What a player sends of two videos at once. */
const progress = ({ seat, ids }: { seat: PlayerSeat; ids: readonly number[] }) => ({
  hash: seat.hs,
  recursosPlataformaTreinamento: ids.map((id) => watched(id, [0, 60])),
});

/** A department under another name each time. */
const department = (values: object = {}) => ({
  idOrganogramaNo: scene.departmentId,
  idOrganogramaNoSuperior: 0,
  nmDepartamento: randomUUID(),
  ...values,
});

const byStaff = (request: TestRequest = {}) => ({ token: scene.administrator, ...request });
const byAuthor = (request: TestRequest = {}) => ({ token: scene.training.token, ...request });
const byGamer = (request: TestRequest = {}) => ({ token: scene.game.token, ...request });
const ofGame = (idJogo = scene.game.id) => ({ params: { idJogo } });
const ofTraining = (request: TestRequest = {}) => ({
  params: { idTreinamento: scene.training.id },
  ...request,
});
const byPin = (request: TestRequest = {}) => {
  const { hs, pin } = scene.player.seat;
  return { params: { hs, pin }, ...request };
};
const byPinOfBody = ({ hs, pin }: PlayerSeat) => ({
  link: hs,
  body: { hsTreinamento: hs, dsPin: pin },
});
const questionnaire = () => scene.questionnaire.idResposta;
const byLink = () => ({ link: scene.questionnaire.link });

describe('a call that reads', () => {
  const shared = openSharedScene(test, setScene);
  beforeEach(() => {
    scene = shared;
  });

  it.each([...readings, ...plays.slice(0, 1)])(
    '%s reads in %i messages of its own at most',
    async (id, own, request) => {
      // What is prepared once for each connection is none of a call's messages.
      await test.call(id, request());
      const sent = await sentDuring(id, request());
      expect(sent.join('\n')).not.toMatch(/set local role|begin/);
      expect(sent.length - aroundReading, sent.join('\n')).toBeLessThanOrEqual(own);
    },
  );
});

describe('a call that changes something', () => {
  const own = openScene(setScene);
  beforeEach(() => {
    scene = own;
  });

  it.each([...changes, ...visits, ...plays.slice(1)])(
    '%s takes %i messages of its own at most',
    async (id, own, request) => {
      await test.call(id, request());
      const sent = await sentDuring(id, request());
      const beginnings = sent.filter((message) =>
        /set local role|set_config\('role'/.test(message),
      );
      expect(beginnings, sent.join('\n')).toHaveLength(1);
      expect(sent.length - aroundChange(), sent.join('\n')).toBeLessThanOrEqual(own);
    },
  );
});

async function sentDuring(id: OperationId, request: TestRequest): Promise<string[]> {
  const sent = await messagesDuring(test.database, async () => {
    expect((await test.call(id, request)).status).toBe(200);
  });
  return sent.map((message) => message.replaceAll(/\s+/g, ' '));
}
