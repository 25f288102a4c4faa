import { type DiscScore, PROFILES, type ProfileSums } from './disc-types.ts';

/** How much each profile counts for a competency. */
export type CompetencyWeights = ProfileSums;

/** The level of a competency index, from the lowest to the highest. */
export type CompetencyLevel = 'muito baixo' | 'baixo' | 'médio' | 'alto' | 'muito alto';

/** The index and level of one competency. */
export interface CompetencyScore {
  /** 0 to 100, whole. */
  readonly index: number;
  readonly level: CompetencyLevel;
}

const LEVEL_STARTS: readonly (readonly [number, CompetencyLevel])[] = [
  [80, 'muito alto'],
  [60, 'alto'],
  [40, 'médio'],
  [20, 'baixo'],
  [0, 'muito baixo'],
];

/**
 * Places a response between the lowest and the highest score that its number of questions can
 * reach for a competency. Four equal sums give 50.
 *
 * @throws Error when the weights are all equal: such a competency says nothing.
 */
export function scoreCompetency(
  { sums, questionCount }: Pick<DiscScore, 'sums' | 'questionCount'>,
  weights: CompetencyWeights,
): CompetencyScore {
  const ascending = PROFILES.map((profile) => weights[profile]).toSorted((a, b) => a - b);
  if (ascending[0] === ascending.at(-1)) {
    throw new Error('A competency needs at least two different weights');
  }
  const lowest = weigh(ascending, [4, 3, 2, 1]) * questionCount;
  const highest = weigh(ascending, [1, 2, 3, 4]) * questionCount;
  const reached = PROFILES.reduce((all, profile) => all + weights[profile] * sums[profile], 0);
  const index = Math.round((100 * (reached - lowest)) / (highest - lowest));
  return { index, level: competencyLevel(index) };
}

/** The level of a whole index from 0 to 100. */
export function competencyLevel(index: number): CompetencyLevel {
  const match = LEVEL_STARTS.find(([start]) => index >= start);
  if (!match || index > 100) throw new RangeError(`${index} is not an index from 0 to 100`);
  return match[1];
}

function weigh(weights: readonly number[], points: readonly number[]): number {
  return weights.reduce((all, weight, position) => all + weight * (points[position] ?? 0), 0);
}
