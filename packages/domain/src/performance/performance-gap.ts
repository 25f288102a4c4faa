import { type LatestPerformanceStatus, PERFORMANCE_STATUS } from './performance-status.ts';

/** How far the managers' average and the self-assessment are apart. */
export type GapVerdict = 'aligned' | 'moderate' | 'disagreement';

/** How good an alignment percent is; 'none' when there is none yet. */
export type AlignmentLevel = 'good' | 'warning' | 'danger' | 'none';

/** The scores of one competency that are set side by side. */
export interface ComparedScores {
  readonly selfScore: number | null;
  readonly managerScores: readonly number[];
}

/** The managers' average of one competency, set beside the self-assessment. */
export interface ScoreComparison {
  /** The mean of the managers' scores. */
  readonly average: number;
  /** How far that mean is from the own score. */
  readonly gap: number;
  readonly verdict: GapVerdict;
  /** 100 − 10·gap, 0 to 100, not rounded. */
  readonly alignment: number;
}

/** Stands on the wire for an alignment that can't be told yet. */
export const NO_ALIGNMENT = -1;

/** Scores that are no further apart than this are aligned. */
export const ALIGNED_LIMIT = 1;

const MODERATE_LIMIT = 3;
/** The percents from which an alignment is good, or a warning. */
export const ALIGNMENT_STARTS = { good: 90, warning: 80 } as const;

/**
 * Sets the managers' scores of a competency beside the own one; null when either side is missing.
 * The verdict is read from whole numbers, so that an average of thirds never tips it.
 */
export function compareScores({
  selfScore,
  managerScores,
}: ComparedScores): ScoreComparison | null {
  const count = managerScores.length;
  if (selfScore === null || count === 0) return null;
  const sum = managerScores.reduce((all, score) => all + score, 0);
  const distance = Math.abs(sum - count * selfScore);
  return {
    average: sum / count,
    gap: distance / count,
    verdict: verdictOf(distance, count),
    alignment: clampPercent(100 - (10 * distance) / count),
  };
}

/** The widest gap first; what can't be compared comes last, and equal ones keep their order. */
export function sortByGap<
  Item extends { readonly comparison: Pick<ScoreComparison, 'gap'> | null },
>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => (b.comparison?.gap ?? -1) - (a.comparison?.gap ?? -1));
}

/** Whether both scores are there and differ. */
export function hasDifference(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && one !== other;
}

/** The alignment of a response, whole, 0 to 100; null when nothing could be compared. */
export function alignmentPercent(
  comparisons: readonly (Pick<ScoreComparison, 'alignment'> | null)[],
): number | null {
  const given = comparisons.filter((comparison) => comparison !== null);
  if (given.length === 0) return null;
  const mean = given.reduce((sum, { alignment }) => sum + alignment, 0) / given.length;
  // Sums of thirds reach a half only nearly; six decimals bring it back before rounding.
  return Math.round(Number(mean.toFixed(6)));
}

/**
 * Whether a review finished without a manager who rated everything, so that it never gets an
 * alignment. `alignment` is as it travels.
 */
export function hasFinishedUnrated(status: LatestPerformanceStatus, alignment: number): boolean {
  return status === PERFORMANCE_STATUS.finished && alignment === NO_ALIGNMENT;
}

/** How good an alignment percent is: good from 90, a warning from 80, a danger below. */
export function alignmentLevel(percent: number | null): AlignmentLevel {
  if (percent === null || percent === NO_ALIGNMENT) return 'none';
  if (percent >= ALIGNMENT_STARTS.good) return 'good';
  return percent >= ALIGNMENT_STARTS.warning ? 'warning' : 'danger';
}

function verdictOf(distance: number, count: number): GapVerdict {
  if (distance <= ALIGNED_LIMIT * count) return 'aligned';
  return distance <= MODERATE_LIMIT * count ? 'moderate' : 'disagreement';
}

function clampPercent(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}
