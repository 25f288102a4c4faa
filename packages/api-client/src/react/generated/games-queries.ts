// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { OperationId } from '../../call-types.ts';
import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

const createGameChanges: readonly OperationId[] = ['listGames', 'getGameTotals', 'checkGameName', 'listEmployees', 'getEmployee', 'getEmployeeSheet'];

/** List games and surveys. `GET /Jogo/GetGrid` */
export const listGamesQuery: ReadOf<'listGames'> = (client, params) =>
  apiQuery(client, 'listGames', '/Jogo/GetGrid', params);

/** Count games by state. `GET /Jogo/GetTotais` */
export const getGameTotalsQuery: ReadOf<'getGameTotals'> = (client, params) =>
  apiQuery(client, 'getGameTotals', '/Jogo/GetTotais', params);

/** Read a game. `GET /Jogo/GetDados/{id}` */
export const getGameForEditingQuery: ReadOf<'getGameForEditing'> = (client, params) =>
  apiQuery(client, 'getGameForEditing', '/Jogo/GetDados/{id}', params);

/** Ask whether the title of a game is taken. `GET /Jogo/GetNomeJaExiste` */
export const checkGameNameQuery: ReadOf<'checkGameName'> = (client, params) =>
  apiQuery(client, 'checkGameName', '/Jogo/GetNomeJaExiste', params);

/** Create a game. `POST /Jogo/Post` */
export const createGameMutation: WriteOf<'createGame'> = (client) =>
  apiMutation(client, 'post', '/Jogo/Post', createGameChanges);

/** Change a game. `POST /Jogo/Put` */
export const updateGameMutation: WriteOf<'updateGame'> = (client) =>
  apiMutation(client, 'post', '/Jogo/Put', ['listGames', 'getGameTotals', 'getGameForEditing', 'getGameSendPreview', 'getGameResults', 'listGameAnswers', 'getPsychosocialReport', 'checkGameName', 'listEmployees', 'getEmployee', 'getGame', 'getEmployeeSheet']);

/** Copy a game. `POST /Jogo/Duplicar` */
export const duplicateGameMutation: WriteOf<'duplicateGame'> = (client) =>
  apiMutation(client, 'post', '/Jogo/Duplicar', createGameChanges);

/** Create a game from a template. `POST /Jogo/PostModelo` */
export const createGameFromTemplateMutation: WriteOf<'createGameFromTemplate'> = (client) =>
  apiMutation(client, 'post', '/Jogo/PostModelo', createGameChanges);

/** Delete a game for good. `POST /Jogo/Delete` */
export const deleteGameMutation: WriteOf<'deleteGame'> = (client) =>
  apiMutation(client, 'post', '/Jogo/Delete', ['listGames', 'getGameTotals', 'getGameForEditing', 'getGameSendPreview', 'getGameResults', 'listGameAnswers', 'getPsychosocialReport', 'checkGameName', 'listEmployees', 'getEmployee', 'getGame', 'listNotifications', 'getEmployeeSheet']);

/** Close a game. `POST /Jogo/Encerrar` */
export const closeGameMutation: WriteOf<'closeGame'> = (client) =>
  apiMutation(client, 'post', '/Jogo/Encerrar', ['listGames', 'getGameTotals', 'getGameForEditing', 'getGameSendPreview', 'getGameResults', 'listGameAnswers', 'getPsychosocialReport', 'getGame', 'listEmployees', 'getEmployee', 'getEmployeeSheet']);

/** List people to send a game to. `GET /Jogo/GetGridPessoas` */
export const listGameCandidatesQuery: ReadOf<'listGameCandidates'> = (client, params) =>
  apiQuery(client, 'listGameCandidates', '/Jogo/GetGridPessoas', params);

/** Count whom sending a game would reach. `GET /Jogo/GetPreviaEnvio/{idJogo}` */
export const getGameSendPreviewQuery: ReadOf<'getGameSendPreview'> = (client, params) =>
  apiQuery(client, 'getGameSendPreview', '/Jogo/GetPreviaEnvio/{idJogo}', params);

/** Mail a game to its people. `POST /Jogo/EnviarConvites` */
export const sendGameInvitationsMutation: WriteOf<'sendGameInvitations'> = (client) =>
  apiMutation(client, 'post', '/Jogo/EnviarConvites', ['listGames', 'getGameTotals', 'getGameForEditing', 'getGameSendPreview', 'getGameResults', 'getPsychosocialReport', 'listEmployees', 'getEmployee', 'getEmployeeSheet', 'listEmployeeMails']);

/** Remind those who have not answered. `POST /Jogo/Lembrar` */
export const remindGamePlayersMutation: WriteOf<'remindGamePlayers'> = (client) =>
  apiMutation(client, 'post', '/Jogo/Lembrar', ['getGameSendPreview', 'listEmployeeMails']);

/** Read the results of a game. `GET /Jogo/GetResultados/{idJogo}` */
export const getGameResultsQuery: ReadOf<'getGameResults'> = (client, params) =>
  apiQuery(client, 'getGameResults', '/Jogo/GetResultados/{idJogo}', params);

/** List who answered what. `GET /Jogo/GetRespostas/{idJogo}` */
export const listGameAnswersQuery: ReadOf<'listGameAnswers'> = (client, params) =>
  apiQuery(client, 'listGameAnswers', '/Jogo/GetRespostas/{idJogo}', params);

/** Read the report of psychosocial risk. `GET /Jogo/GetRelatorioNr1/{idJogo}` */
export const getPsychosocialReportQuery: ReadOf<'getPsychosocialReport'> = (client, params) =>
  apiQuery(client, 'getPsychosocialReport', '/Jogo/GetRelatorioNr1/{idJogo}', params);
