import {
  describeOutcome,
  orderSums,
  type ProfileSum,
  scoreRankings,
  toRanking,
} from '@aferir/domain';
import type { DiscInstrument, OutcomeContent } from './content/index.ts';

/** What a whole questionnaire comes to. */
export interface DiscResult {
  /** Strongest first, ties settled. */
  sums: ProfileSum[];
  outcome: OutcomeContent;
}

/** Adds up stored answers: option ids per question, from the best fit to the worst. */
export function resultOf(
  instrument: DiscInstrument,
  rankings: readonly (readonly number[])[],
): DiscResult {
  const profileOfOption = new Map(
    instrument.questions.flatMap(({ options }) => options.map(({ id, profile }) => [id, profile])),
  );
  const places = rankings.map((ranking) =>
    toRanking(ranking.map((optionId, index) => ({ optionId, place: index + 1 }))),
  );
  const sums = orderSums(scoreRankings(places, profileOfOption));
  const { name } = describeOutcome(sums);
  const outcome = Object.values(instrument.outcomes).find((candidate) => candidate.name === name);
  if (!outcome) throw new Error(`Version ${instrument.version} has no outcome '${name}'`);
  return { sums, outcome };
}
