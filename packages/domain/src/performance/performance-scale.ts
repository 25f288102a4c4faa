/** Every score that can be given, from the lowest to the highest. */
export const SCORES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** A score given to a competency. 0 is a score; a missing one is null. */
export type Score = (typeof SCORES)[number];

/** Where a score stands on the ramp of the input buttons. */
export type ScoreRamp = 'low' | 'middle' | 'high';

/** How good a result is. */
export type ScoreResult = 'good' | 'medium' | 'low';

const GOOD_START = 7;
const MEDIUM_START = 5.6;
const HIGH_START = 5;
const MIDDLE_START = 2;

/** Whether a number is a score: whole, from 0 to 10. */
export function isScore(value: number): value is Score {
  return (SCORES as readonly number[]).includes(value);
}

/** Where a score stands on the ramp of the input buttons: 0–1 low, 2–4 middle, 5 and more high. */
export function scoreRamp(score: Score): ScoreRamp {
  if (score >= HIGH_START) return 'high';
  return score >= MIDDLE_START ? 'middle' : 'low';
}

/** How good a score or a mean of scores is: good from 7, medium from 5.6. */
export function scoreResult(mean: number): ScoreResult {
  if (mean >= GOOD_START) return 'good';
  return mean >= MEDIUM_START ? 'medium' : 'low';
}

/** The mean of the scores that are there; null when none is. */
export function meanOf(scores: readonly (number | null)[]): number | null {
  const given = scores.filter((score) => score !== null);
  if (given.length === 0) return null;
  return given.reduce((sum, score) => sum + score, 0) / given.length;
}
