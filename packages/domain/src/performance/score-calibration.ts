import { oneDecimal } from '../dashboard/figure-rounding.ts';
import { PERFORMANCE_STATUS, type PerformanceStatus } from './performance-status.ts';

/** A review whose score somebody wants to calibrate. */
export interface CalibratedReview {
  readonly status: PerformanceStatus;
  /** Whether staff ended it before every manager had rated. */
  readonly isClosed: boolean;
  /** Whether its result is still to be released. */
  readonly isHeld: boolean;
  /** What its cycle does with results by now; null: it is part of none. */
  readonly cycle: CalibratedCycle | null;
}

/** What of a cycle says whether scores of it can be calibrated. */
export interface CalibratedCycle {
  readonly holdsResults: boolean;
  readonly releasedAt: Date | null;
}

/** Why the scores of a review can't be calibrated. */
export type CalibrationObstacle = 'not-held' | 'released' | 'unfinished' | 'closed' | 'seen';

/**
 * Why the scores of a review can't be calibrated; undefined where they can: once the review is finished, and before
 * anybody to whom the result is withheld has seen it.
 */
export function calibrationObstacle({
  status,
  isClosed,
  isHeld,
  cycle,
}: CalibratedReview): CalibrationObstacle | undefined {
  if (!cycle?.holdsResults) return 'not-held';
  if (cycle.releasedAt !== null) return 'released';
  if (!isHeld) return 'seen';
  if (isClosed) return 'closed';
  return status === PERFORMANCE_STATUS.finished ? undefined : 'unfinished';
}

/**
 * The scores that count on the managers' side of a competency: those that they gave, or the calibrated one in their
 * place. Where no manager rated there is nothing to calibrate.
 */
export function countedScores(
  managerScores: readonly number[],
  calibratedScore: number | null | undefined,
): readonly number[] {
  const isCalibrated = calibratedScore !== null && calibratedScore !== undefined;
  return isCalibrated && managerScores.length > 0 ? [calibratedScore] : managerScores;
}

/** What the counted scores of a competency add up to, in a unit and in the whole cycle. */
export interface CalibrationSums {
  readonly id: number;
  readonly name: string;
  readonly unitSum: number;
  readonly unitCount: number;
  readonly cycleSum: number;
  readonly cycleCount: number;
}

/** The mean of a unit beside that of the whole cycle, with one decimal; null where nobody has a score. */
export interface UnitMeans {
  readonly unitMean: number | null;
  readonly cycleMean: number | null;
  /** How far the unit is above the cycle; below it is negative. */
  readonly difference: number | null;
}

/** A competency with the means of a unit and of its cycle. */
export interface CompetencyMeans extends UnitMeans {
  readonly id: number;
  readonly name: string;
}

/** Sets the means of a unit beside those of its cycle: by competency, and over those that both have. */
export function calibrationMeans(sums: readonly CalibrationSums[]): {
  readonly competencies: readonly CompetencyMeans[];
  readonly overall: UnitMeans;
} {
  const shared = sums.filter(({ unitCount, cycleCount }) => unitCount > 0 && cycleCount > 0);
  const meanOver = (of: (one: CalibrationSums) => number) =>
    shared.length === 0 ? null : shared.reduce((sum, one) => sum + of(one), 0) / shared.length;
  return {
    competencies: sums.map(({ id, name, unitSum, unitCount, cycleSum, cycleCount }) => ({
      id,
      name,
      ...unitMeans(
        unitCount === 0 ? null : unitSum / unitCount,
        cycleCount === 0 ? null : cycleSum / cycleCount,
      ),
    })),
    overall: unitMeans(
      meanOver(({ unitSum, unitCount }) => unitSum / unitCount),
      meanOver(({ cycleSum, cycleCount }) => cycleSum / cycleCount),
    ),
  };
}

function unitMeans(unit: number | null, cycle: number | null): UnitMeans {
  const unitMean = unit === null ? null : oneDecimal(unit);
  const cycleMean = cycle === null ? null : oneDecimal(cycle);
  // Of the rounded ones, so that whoever subtracts what stands there finds the same.
  const difference =
    unitMean === null || cycleMean === null ? null : oneDecimal(unitMean - cycleMean);
  return { unitMean, cycleMean, difference };
}
