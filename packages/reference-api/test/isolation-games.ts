import type { OperationId } from '../src/operation/operation.ts';
import { secretGame } from './game-target.ts';
import type { IsolationCase } from './isolation-case.ts';
import type { Caller, IsolationScene } from './isolation-scene.ts';

const ofGame = ({ game }: IsolationScene) => ({ params: { idJogo: game.gameId } });
const askedOfGame = ({ game }: IsolationScene) => ({ query: { idJogo: game.gameId } });
const foreignStaff: Caller[] = ['staff of another company'];

/** Every live operation of staff on games. */
export const gameCases: Partial<Record<OperationId, IsolationCase>> = {
  listGames: { request: () => ({}), allows: foreignStaff },
  getGameTotals: { request: () => ({}), allows: foreignStaff },
  getGameForEditing: { request: ({ game }) => ({ params: { id: game.gameId } }) },
  checkGameName: { request: () => ({ query: { nome: 'Jogo Sigiloso' } }), allows: foreignStaff },
  // People of another company are people who do not exist: the field says so.
  createGame: {
    request: ({ personId }) => ({ body: secretGame(personId) }),
    allows: foreignStaff,
  },
  updateGame: {
    request: ({ game, personId }) => ({
      body: { ...secretGame(personId), idJogo: game.gameId, nrVersao: 1 },
    }),
  },
  duplicateGame: {
    request: ({ game }) => ({ body: { idJogo: game.gameId, flNovaRodada: true } }),
  },
  createGameFromTemplate: { request: () => ({ body: { dsModelo: 'nr1' } }), allows: foreignStaff },
  listGameCandidates: { request: () => ({}), allows: foreignStaff },
  getGameSendPreview: { request: ofGame },
  sendGameInvitations: { request: askedOfGame },
  remindGamePlayers: { request: askedOfGame },
  getGameResults: { request: ofGame },
  listGameAnswers: { request: ofGame },
  getPsychosocialReport: {
    request: ({ game }) => ({ params: { idJogo: game.surveyId } }),
  },
  closeGame: { request: askedOfGame },
  deleteGame: { request: askedOfGame },
};
