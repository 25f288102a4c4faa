import type { GameQuestionKind } from '@aferir/domain';
import type { AudienceMember } from '../../../../shared/audience/audience.ts';
import { putBefore, withoutKey } from '../../../../shared/lists/keyed-list.ts';

/** A game while somebody writes it. */
export interface GameEdit {
  readonly title: string;
  readonly description: string;
  /** The highest rating of its pillars. */
  readonly scale: number;
  readonly isAnonymous: boolean;
  readonly questions: readonly QuestionEdit[];
  /** By name. */
  readonly people: readonly AudienceMember[];
}

/** A question while somebody writes it. */
export interface QuestionEdit {
  /** Tells it from the others until it is saved. */
  readonly key: string;
  readonly kind: GameQuestionKind;
  readonly text: string;
  readonly options: readonly OptionEdit[];
  /** What a question of a template asks about; null: it is none. */
  readonly dimension: string | null;
  /** A page that says where to turn to follows it. */
  readonly hasSupportPage: boolean;
}

/** An option of a question while somebody writes it. */
export interface OptionEdit {
  /** Tells it from the others until it is saved. */
  readonly key: string;
  readonly text: string;
  /** Means something in a quiz alone. */
  readonly isRight: boolean;
}

/** One change of a game. */
export type GameChange =
  | { type: 'begin-anew'; edit: GameEdit }
  | { type: 'describe'; values: Partial<Omit<GameEdit, 'questions' | 'people'>> }
  /** Behind the question that has the key `after`; undefined: behind the last one. */
  | { type: 'add-question'; question: QuestionEdit; after?: string }
  | { type: 'word-question'; question: string; text: string }
  | { type: 'remove-question'; question: string }
  /** `before` is the key of the question that it goes before; undefined: behind the last one. */
  | { type: 'move-question'; question: string; before: string | undefined }
  | { type: 'add-option'; question: string; option: OptionEdit }
  | { type: 'word-option'; question: string; option: string; text: string }
  | { type: 'remove-option'; question: string; option: string }
  /** `before` is the key of the option that it goes before; undefined: behind the last one. */
  | { type: 'move-option'; question: string; option: string; before: string | undefined }
  | { type: 'choose-right'; question: string; option: string }
  | { type: 'choose-people'; people: readonly AudienceMember[] };

/** Applies a change; one that changes nothing gives the same game. */
export function editGame(edit: GameEdit, change: GameChange): GameEdit {
  const { questions } = edit;
  switch (change.type) {
    case 'begin-anew':
      return change.edit;
    case 'describe':
      return { ...edit, ...change.values };
    case 'add-question': {
      const place = questions.findIndex(({ key }) => key === change.after);
      const before = place < 0 ? undefined : questions[place + 1]?.key;
      return { ...edit, questions: putBefore(questions, change.question, before) };
    }
    case 'word-question':
      return inQuestion(edit, change.question, (one) => ({ ...one, text: change.text }));
    case 'remove-question':
      return { ...edit, questions: withoutKey(questions, change.question) };
    case 'move-question':
      return { ...edit, questions: moved(questions, change.question, change.before) };
    case 'add-option':
      return inOptions(edit, change.question, (options) => [...options, change.option]);
    case 'word-option':
      return inOptions(edit, change.question, (options) =>
        options.map((one) => (one.key === change.option ? { ...one, text: change.text } : one)),
      );
    case 'remove-option':
      return inOptions(edit, change.question, (options) => withoutKey(options, change.option));
    case 'move-option':
      return inOptions(edit, change.question, (options) =>
        moved(options, change.option, change.before),
      );
    case 'choose-right':
      return inOptions(edit, change.question, (options) =>
        options.map((one) => ({ ...one, isRight: one.key === change.option })),
      );
    case 'choose-people':
      return { ...edit, people: change.people };
  }
}

function inQuestion(
  edit: GameEdit,
  key: string,
  change: (question: QuestionEdit) => QuestionEdit,
): GameEdit {
  const questions = edit.questions.map((question) =>
    question.key === key ? change(question) : question,
  );
  return { ...edit, questions };
}

function inOptions(
  edit: GameEdit,
  question: string,
  change: (options: readonly OptionEdit[]) => readonly OptionEdit[],
): GameEdit {
  return inQuestion(edit, question, (one) => ({ ...one, options: change(one.options) }));
}

function moved<Keyed extends { readonly key: string }>(
  list: readonly Keyed[],
  key: string,
  before: string | undefined,
): readonly Keyed[] {
  const one = list.find((other) => other.key === key);
  if (!one || key === before) return list;
  return putBefore(withoutKey(list, key), one, before);
}
