import { gameWords } from '@aferir/domain';
import type { GameAnswer, GameQuestion } from './game-player.types.ts';

/** The place of the rating of a question that has no options. */
export const WHOLE_QUESTION = 0;

/** What is rated in a question, by its place among the ratings. */
export function ratedPlaces({ options }: GameQuestion): number[] {
  return options.length > 0 ? options.map(({ id }) => id) : [WHOLE_QUESTION];
}

/** Whether an answer can be sent as it is. */
export function isAnswerComplete(question: GameQuestion, answer: GameAnswer | undefined): boolean {
  switch (answer?.kind) {
    case 'choice':
      return question.options.some(({ id }) => id === answer.optionId);
    case 'text':
      return gameWords(answer.text) !== undefined;
    case 'ratings':
      return ratedPlaces(question).every((place) => answer.ratings[place] !== undefined);
    case undefined:
      return false;
  }
}

/** Whether an answer is of the kind that a question takes: one that was left here may be of another version. */
export function fitsQuestion({ kind }: GameQuestion, answer: GameAnswer): boolean {
  if (kind === 'words') return answer.kind === 'text';
  return answer.kind === (kind === 'pillars' ? 'ratings' : 'choice');
}
