import type { GameState } from './game-state.ts';

/** How far a game is, as far as changing it goes. */
export interface GameProgress {
  readonly state: GameState;
  readonly isAnswered: boolean;
  /** It was made of a template, whose questions are scored as they are. */
  readonly isTemplate: boolean;
}

/** What of a game can't be changed any more, or never could. */
export interface GameLocks {
  /** Why nothing of its content can be changed; undefined: it can. */
  readonly frozen: 'answered' | 'closed' | undefined;
  /** Its questions and their scale stay as they are. */
  readonly areQuestionsFixed: boolean;
  /** Whether it is anonymous stays as it is: it was promised to whom it was sent. */
  readonly isAnonymityFixed: boolean;
}

/** Tells what of a game can still be changed. Whom it is for can be, until it is closed. */
export function gameLocks({ state, isAnswered, isTemplate }: GameProgress): GameLocks {
  const frozen = state === 'closed' ? 'closed' : isAnswered ? 'answered' : undefined;
  return {
    frozen,
    areQuestionsFixed: frozen !== undefined || isTemplate,
    isAnonymityFixed: state !== 'draft' || isTemplate,
  };
}
