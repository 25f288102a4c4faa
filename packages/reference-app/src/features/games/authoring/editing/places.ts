import type { Direction } from '../../../../shared/lists/move-buttons.tsx';
import type { GameChange, GameEdit, QuestionEdit } from './game-edit.ts';

/** The move of a question by one place; undefined where there is none. */
export function moveOfQuestion(
  { questions }: Pick<GameEdit, 'questions'>,
  question: string,
  direction: Direction,
): GameChange | undefined {
  const move = placeBefore(questions, question, direction);
  return move && { type: 'move-question', question, ...move };
}

/** The move of an option by one place within its question; undefined where there is none. */
export function moveOfOption(
  { key, options }: QuestionEdit,
  option: string,
  direction: Direction,
): GameChange | undefined {
  const move = placeBefore(options, option, direction);
  return move && { type: 'move-option', question: key, option, ...move };
}

/** Before which key something comes to stand that moves by one place. */
function placeBefore(
  list: readonly { readonly key: string }[],
  key: string,
  direction: Direction,
): { before: string | undefined } | undefined {
  const place = list.findIndex((one) => one.key === key);
  if (place < 0) return undefined;
  if (direction === 'up') return place === 0 ? undefined : { before: list[place - 1]?.key };
  return place === list.length - 1 ? undefined : { before: list[place + 2]?.key };
}
