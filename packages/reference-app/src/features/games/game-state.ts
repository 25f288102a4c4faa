import type { Schema } from '@aferir/api-client';
import {
  GAME_QUESTION_KIND_NAMES,
  GAME_STATE_CODES,
  type GameState,
  gameLocks,
  gameQuestionKindOf,
} from '@aferir/domain';
import { gamesMessages as texts } from './games-messages.ts';

type Game = Schema<'GameRow'>;

/** How far a game is. */
export function stateOf({ idSituacao }: Pick<Game, 'idSituacao'>): GameState {
  if (idSituacao === GAME_STATE_CODES.draft) return 'draft';
  return idSituacao === GAME_STATE_CODES.open ? 'open' : 'closed';
}

/** What kind of game it is, in words. */
export function kindNameOf(
  game: Pick<Game, 'dsModelo' | 'nrRodada' | 'flMisto' | 'idTipoJogo'>,
): string {
  if (game.dsModelo === 'nr1') return texts.psychosocial(game.nrRodada);
  if (game.flMisto) return texts.mixed;
  return GAME_QUESTION_KIND_NAMES[gameQuestionKindOf(game.idTipoJogo)];
}

/** Whether anything of its questions can still be changed. */
export function isEditable(game: Pick<Game, 'idSituacao' | 'flRespondido'>): boolean {
  const progress = { state: stateOf(game), isAnswered: game.flRespondido, isTemplate: false };
  return gameLocks(progress).frozen === undefined;
}

/** Why a game can't be sent to anybody, or undefined when it can. */
export function sendingObstacle({
  qtdPerguntas,
  qtdPessoas,
}: Pick<Game, 'qtdPerguntas' | 'qtdPessoas'>) {
  if (qtdPerguntas === 0) return 'no-questions';
  return qtdPessoas === 0 ? 'no-people' : undefined;
}
