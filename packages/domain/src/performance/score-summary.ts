import { meanOf } from './performance-scale.ts';

/** A score, or a mean of scores, with the name of what has it. */
export interface NamedScoreValue {
  readonly name: string;
  readonly score: number | null;
}

/** A score with everything that has it. */
export interface ScoreExtreme {
  readonly score: number;
  readonly names: readonly string[];
}

/** What several scores come to; null where there is none. */
export interface ScoreSummary {
  readonly mean: number | null;
  readonly highest: ScoreExtreme | null;
  readonly lowest: ScoreExtreme | null;
}

/** Sums scores up, without those that are missing. */
export function summarizeScores(items: readonly NamedScoreValue[]): ScoreSummary {
  const scores = items.map(({ score }) => score);
  const given = scores.filter((score) => score !== null);
  const extreme = (score: number): ScoreExtreme | null =>
    given.length === 0
      ? null
      : { score, names: items.filter((item) => item.score === score).map(({ name }) => name) };
  return {
    mean: meanOf(scores),
    highest: extreme(Math.max(...given)),
    lowest: extreme(Math.min(...given)),
  };
}
