// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

/** Read a game with its questions. Planned: it answers 501. `GET /PerguntaJogo/loadAllWithOp` */
export const getGameQuery: ReadOf<'getGame'> = (client, params) =>
  apiQuery(client, 'getGame', '/PerguntaJogo/loadAllWithOp', params);

/** Rate in a pillars game. Planned: it answers 501. `POST /JogoJogadorPerguntaValor/PostJogoPerguntaValor` */
export const saveGameRatingMutation: WriteOf<'saveGameRating'> = (client) =>
  apiMutation(client, 'post', '/JogoJogadorPerguntaValor/PostJogoPerguntaValor', []);

/** Choose in a quiz or voting. Planned: it answers 501. `POST /jogoJogadoresPerguntaOpcoes/Post` */
export const saveGameChoiceMutation: WriteOf<'saveGameChoice'> = (client) =>
  apiMutation(client, 'post', '/jogoJogadoresPerguntaOpcoes/Post', []);

/** Answer in free words. Planned: it answers 501. `POST /JogoJogadorPerguntaTexto/PostPerguntaTexto` */
export const saveGameTextMutation: WriteOf<'saveGameText'> = (client) =>
  apiMutation(client, 'post', '/JogoJogadorPerguntaTexto/PostPerguntaTexto', []);
