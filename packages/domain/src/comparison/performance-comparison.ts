import { meanOf, type ScoreResult, scoreResult } from '../performance/index.ts';
import { compareValues, type NamedValue, type ValueChange } from './value-change.ts';

/** What a performance assessment came to. */
export interface PerformanceResult {
  /** The own scores, by competency. */
  readonly selfScores: readonly NamedValue[];
  /** The managers' averages, by competency; null where there is none. */
  readonly averages: readonly NamedValue[];
}

/** One side of two performance assessments. */
export interface SideComparison {
  readonly competencies: readonly ValueChange[];
  /** The mean over the competencies that both assessments have a score for. */
  readonly mean: ValueChange;
  /** How good the later mean is; null without one. */
  readonly result: ScoreResult | null;
}

/** Two performance assessments of the same person, side by side. */
export interface PerformanceComparison {
  readonly self: SideComparison;
  readonly managers: SideComparison;
}

/** From how many points on a change of a score is told. */
export const NOTABLE_SCORE_CHANGE = 1;

/** What changed from one performance assessment to a later one, on both sides. */
export function comparePerformanceResults(
  earlier: PerformanceResult,
  later: PerformanceResult,
): PerformanceComparison {
  return {
    self: compareSides(earlier.selfScores, later.selfScores),
    managers: compareSides(earlier.averages, later.averages),
  };
}

function compareSides(
  earlier: readonly NamedValue[],
  later: readonly NamedValue[],
): SideComparison {
  const competencies = compareValues(earlier, later);
  // A competency that one of them lacks would move the mean without anybody having changed.
  const shared = competencies.filter(({ difference }) => difference !== null);
  const before = meanOf(shared.map((change) => change.before));
  const after = meanOf(shared.map((change) => change.after));
  const [mean] = compareValues([toMean(before)], [toMean(after)]) as [ValueChange];
  return { competencies, mean, result: after === null ? null : scoreResult(after) };
}

function toMean(value: number | null): NamedValue {
  return { key: 'mean', name: 'mean', value };
}
