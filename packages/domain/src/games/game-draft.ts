import { trimText } from '../format/clean-text.ts';
import { normalizeSearchText } from '../format/search-text.ts';
import { GAME_LIMITS } from './game-limits.ts';
import type { GameQuestionKind } from './question-kind.ts';

/** A game as somebody writes it, before it is saved. */
export interface GameDraft {
  readonly title: string;
  readonly description: string;
  /** The highest rating of its pillars. */
  readonly scale: number;
  readonly questions: readonly DraftQuestion[];
}

/** A question with its options in order. */
export interface DraftQuestion {
  readonly kind: GameQuestionKind;
  readonly text: string;
  readonly options: readonly DraftOption[];
}

/** An option of a question. */
export interface DraftOption {
  readonly text: string;
  /** Means something in a quiz alone. */
  readonly isRight: boolean;
}

/** Where in a draft something is wrong; questions and options are counted from 0. */
export type GameDraftPlace =
  | { readonly field: 'title' | 'description' | 'scale' | 'questions' }
  | { readonly field: 'question-text' | 'options' | 'right-option'; readonly question: number }
  | { readonly field: 'option'; readonly question: number; readonly option: number };

/** What is wrong with a draft, as a sentence. */
export interface GameDraftFault {
  readonly place: GameDraftPlace;
  readonly message: string;
}

/** What is said of drafts, in Brazilian Portuguese. */
const texts = {
  required: 'Todos os campos devem ser preenchidos.',
  scale: `A escala deve ir de 1 até um número entre ${GAME_LIMITS.scaleMin} e ${GAME_LIMITS.scale}.`,
  noQuestion: 'Adicione pelo menos uma pergunta.',
  tooManyQuestions: `Um jogo pode ter no máximo ${GAME_LIMITS.questions} perguntas.`,
  quizOptions: `Uma pergunta de quiz tem exatamente ${GAME_LIMITS.quiz} opções.`,
  rightOption: 'Marque exatamente uma opção certa.',
  wordsOptions: 'Uma pergunta de palavras livres não tem opções.',
  pillarsOptions: `Uma pergunta de pilares pode ter no máximo ${GAME_LIMITS.pillars} opções.`,
  votingOptions: `Uma votação tem de ${GAME_LIMITS.votingMin} a ${GAME_LIMITS.voting} opções.`,
  sameOption: 'Cada opção pode estar uma só vez na pergunta.',
  tooLong: (name: string, most: number) =>
    `${name} pode ter no máximo ${most.toLocaleString('pt-BR')} caracteres.`,
} as const;

/** Tells all that is wrong with a game, in the order in which it is written. */
export function checkGame(draft: GameDraft): GameDraftFault[] {
  return [...checkGameDescription(draft), ...checkGameQuestions(draft.questions)];
}

/** Tells what is wrong with what a game is called and about, and with its scale. A description may be left out. */
export function checkGameDescription({
  title,
  description,
  scale,
}: Omit<GameDraft, 'questions'>): GameDraftFault[] {
  const isScale =
    Number.isInteger(scale) && scale >= GAME_LIMITS.scaleMin && scale <= GAME_LIMITS.scale;
  return [
    ...fault({ field: 'title' }, textFault(title, 'O título', GAME_LIMITS.title)),
    ...fault(
      { field: 'description' },
      lengthFault(description, 'A descrição', GAME_LIMITS.description),
    ),
    ...fault({ field: 'scale' }, isScale ? undefined : texts.scale),
  ];
}

/** Tells what is wrong with the questions of a game and their options. */
export function checkGameQuestions(questions: readonly DraftQuestion[]): GameDraftFault[] {
  return [
    ...fault({ field: 'questions' }, countFault(questions.length)),
    ...questions.flatMap(checkQuestion),
  ];
}

function countFault(count: number): string | undefined {
  if (count === 0) return texts.noQuestion;
  return count > GAME_LIMITS.questions ? texts.tooManyQuestions : undefined;
}

function checkQuestion({ kind, text, options }: DraftQuestion, question: number): GameDraftFault[] {
  const rightCount = options.filter(({ isRight }) => isRight).length;
  const needsRight = kind === 'quiz' && rightCount !== 1;
  return [
    ...fault(
      { field: 'question-text', question },
      textFault(text, 'A pergunta', GAME_LIMITS.question),
    ),
    ...fault({ field: 'options', question }, optionsFault(kind, options.length)),
    ...fault({ field: 'right-option', question }, needsRight ? texts.rightOption : undefined),
    ...checkOptions(options, question),
  ];
}

function optionsFault(kind: GameQuestionKind, count: number): string | undefined {
  switch (kind) {
    case 'quiz':
      return count === GAME_LIMITS.quiz ? undefined : texts.quizOptions;
    case 'words':
      return count === 0 ? undefined : texts.wordsOptions;
    case 'pillars':
      return count <= GAME_LIMITS.pillars ? undefined : texts.pillarsOptions;
    case 'voting':
      return count >= GAME_LIMITS.votingMin && count <= GAME_LIMITS.voting
        ? undefined
        : texts.votingOptions;
  }
}

function checkOptions(options: readonly DraftOption[], question: number): GameDraftFault[] {
  const seen = new Set<string>();
  return options.flatMap(({ text }, option) => {
    const isAgain = seen.size === seen.add(normalizeSearchText(text)).size;
    const message =
      textFault(text, 'A opção', GAME_LIMITS.option) ?? (isAgain ? texts.sameOption : undefined);
    return fault({ field: 'option', question, option }, message);
  });
}

function fault(place: GameDraftPlace, message: string | undefined): GameDraftFault[] {
  return message === undefined ? [] : [{ place, message }];
}

function textFault(text: string, name: string, most: number): string | undefined {
  return trimText(text).length === 0 ? texts.required : lengthFault(text, name, most);
}

function lengthFault(text: string, name: string, most: number): string | undefined {
  return trimText(text).length > most ? texts.tooLong(name, most) : undefined;
}
