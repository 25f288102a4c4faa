import { MINIMUM_GROUP, stateOfGame } from '@aferir/domain';
import type { StoredGame } from '../game-store.ts';
import { gamesMessages as texts } from '../games-messages.ts';
import type { AnsweredGroup } from './results-read-model.ts';

/** Why nothing of a game is told; undefined: it is. */
export function whyUnavailable(
  game: StoredGame,
  groups: readonly AnsweredGroup[],
): string | undefined {
  const answered = groups.reduce((sum, { count }) => sum + count, 0);
  if (!game.isAnonymous) return answered === 0 ? texts.noAnswers : undefined;
  if (stateOfGame(game) !== 'closed') return texts.resultsAfterClosing;
  return answered < MINIMUM_GROUP ? texts.tooFewAnswers : undefined;
}
