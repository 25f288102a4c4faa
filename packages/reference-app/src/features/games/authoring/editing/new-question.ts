import { GAME_LIMITS, type GameQuestionKind } from '@aferir/domain';
import { newKey } from '../../../../shared/authoring/new-key.ts';
import type { OptionEdit, QuestionEdit } from './game-edit.ts';

/** How many options a question begins with. */
const FIRST_OPTIONS: Readonly<Record<GameQuestionKind, number>> = {
  quiz: GAME_LIMITS.quiz,
  words: 0,
  pillars: 0,
  voting: GAME_LIMITS.votingMin,
};

/** An option to be written. */
export function newOption(): OptionEdit {
  return { key: newKey(), text: '', isRight: false };
}

/** A question to be written, with room for the options that its kind can't go without. */
export function newQuestion(kind: GameQuestionKind): QuestionEdit {
  const options = Array.from({ length: FIRST_OPTIONS[kind] }, newOption);
  return { key: newKey(), kind, text: '', options, dimension: null, hasSupportPage: false };
}

/** The same question once more. */
export function copyOfQuestion(question: QuestionEdit): QuestionEdit {
  const options = question.options.map((option) => ({ ...option, key: newKey() }));
  return { ...question, key: newKey(), options };
}

/** Whether a question may get one more option. */
export function canAddOption({ kind, options }: QuestionEdit): boolean {
  if (kind === 'pillars') return options.length < GAME_LIMITS.pillars;
  return kind === 'voting' && options.length < GAME_LIMITS.voting;
}

/** Whether a question may lose an option. */
export function canRemoveOption({ kind, options }: QuestionEdit): boolean {
  if (kind === 'voting') return options.length > GAME_LIMITS.votingMin;
  return kind === 'pillars';
}
