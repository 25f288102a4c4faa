import type { Schema } from '@aferir/api-client';
import { type GameLocks as ContentLocks, gameLocks } from '@aferir/domain';
import { stateOf } from '../../game-state.ts';

/** What of a game somebody can't change. */
export interface GameLocks extends ContentLocks {
  /** Nothing at all can be changed, the people neither. */
  readonly isReadOnly: boolean;
}

/** What of a game can be changed by somebody who may change games, or may not; undefined: a new one. */
export function locksOf(game: Schema<'GameContent'> | undefined, mayChange: boolean): GameLocks {
  const locks = gameLocks({
    state: game ? stateOf(game) : 'draft',
    isAnswered: game?.flRespondido ?? false,
    isTemplate: (game?.dsModelo ?? null) !== null,
  });
  return {
    frozen: locks.frozen,
    areQuestionsFixed: locks.areQuestionsFixed || !mayChange,
    isAnonymityFixed: locks.isAnonymityFixed || !mayChange,
    isReadOnly: locks.frozen === 'closed' || !mayChange,
  };
}
