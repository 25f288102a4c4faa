/** The most that a game may have, and the least where that is not one. */
export const GAME_LIMITS = {
  /** Characters. */
  title: 100,
  description: 1000,
  question: 500,
  option: 200,
  answer: 5000,
  questions: 100,
  /** Options of a quiz: neither more nor fewer. */
  quiz: 4,
  pillars: 10,
  votingMin: 2,
  voting: 10,
  scaleMin: 2,
  scale: 10,
  people: 20_000,
} as const;

/** The highest rating of a game of which nobody has said it. */
export const DEFAULT_GAME_SCALE = 5;
