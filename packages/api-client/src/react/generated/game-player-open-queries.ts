// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { OperationId } from '../../call-types.ts';
import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

const saveGameRatingChanges: readonly OperationId[] = ['getGame', 'listGames', 'getGameTotals', 'getGameForEditing', 'getGameSendPreview', 'getGameResults', 'listGameAnswers', 'getPsychosocialReport', 'getEmployeeSheet'];

/** Read a game with its questions. `GET /PerguntaJogo/loadAllWithOp` */
export const getGameQuery: ReadOf<'getGame'> = (client, params) =>
  apiQuery(client, 'getGame', '/PerguntaJogo/loadAllWithOp', params);

/** Rate in a pillars game. `POST /JogoJogadorPerguntaValor/PostJogoPerguntaValor` */
export const saveGameRatingMutation: WriteOf<'saveGameRating'> = (client) =>
  apiMutation(client, 'post', '/JogoJogadorPerguntaValor/PostJogoPerguntaValor', saveGameRatingChanges);

/** Choose in a quiz or voting. `POST /jogoJogadoresPerguntaOpcoes/Post` */
export const saveGameChoiceMutation: WriteOf<'saveGameChoice'> = (client) =>
  apiMutation(client, 'post', '/jogoJogadoresPerguntaOpcoes/Post', saveGameRatingChanges);

/** Answer in free words. `POST /JogoJogadorPerguntaTexto/PostPerguntaTexto` */
export const saveGameTextMutation: WriteOf<'saveGameText'> = (client) =>
  apiMutation(client, 'post', '/JogoJogadorPerguntaTexto/PostPerguntaTexto', saveGameRatingChanges);
