/** How a question is answered. */
export type GameQuestionKind = 'quiz' | 'words' | 'pillars' | 'voting';

/** The number that a kind has on the wire. */
export const GAME_QUESTION_KIND_CODES = {
  quiz: 1,
  words: 2,
  pillars: 3,
  voting: 4,
} as const satisfies Record<GameQuestionKind, number>;

/** A kind as the wire tells it. */
export type GameQuestionKindCode =
  (typeof GAME_QUESTION_KIND_CODES)[keyof typeof GAME_QUESTION_KIND_CODES];

/** All kinds, in the order of their numbers. */
export const GAME_QUESTION_KINDS = [
  'quiz',
  'words',
  'pillars',
  'voting',
] as const satisfies readonly GameQuestionKind[];

/** What the kinds are called. */
export const GAME_QUESTION_KIND_NAMES = {
  quiz: 'Quiz',
  words: 'Palavras livres',
  pillars: 'Pilares',
  voting: 'Votação',
} as const satisfies Record<GameQuestionKind, string>;

/** Tells a kind by its number. */
export function gameQuestionKindOf(code: GameQuestionKindCode): GameQuestionKind {
  return GAME_QUESTION_KINDS[code - 1] as GameQuestionKind;
}
