import { oneDecimal } from '../dashboard/figure-rounding.ts';
import { trimText } from '../format/clean-text.ts';
import { PERFORMANCE_STATUS, type PerformanceStatus } from './performance-status.ts';

/** How long the reason of a calibration is. */
export const CALIBRATION_REASON = { min: 10, max: 500 } as const;

/** What is said of a calibration that can't be saved, in Brazilian Portuguese. */
export const CALIBRATION_FAULT_TEXTS = {
  reason: `Escreva o motivo em ${CALIBRATION_REASON.min} a ${CALIBRATION_REASON.max} caracteres.`,
  same: 'Esta já é a nota que vale. Escolha outra.',
  mean: 'Esta é a média dos gestores. Para que ela valha, volte a ela.',
} as const;

/** Whether a reason says enough, and not too much. */
export function isCalibrationReason(reason: string): boolean {
  const { length } = trimText(reason);
  return length >= CALIBRATION_REASON.min && length <= CALIBRATION_REASON.max;
}

/** What stands of a score, and what it would be changed to; null is the managers' mean. */
export interface CalibrationChange {
  readonly before: number | null;
  readonly after: number | null;
  readonly mean: number;
}

/** What is against a calibration; undefined where it changes what counts. The mean is gone back to, and is no score in its own place. */
export function calibrationFault({
  before,
  after,
  mean,
}: CalibrationChange): 'same' | 'mean' | undefined {
  if (after === before || (before === null && after === mean)) return 'same';
  return after === mean ? 'mean' : undefined;
}

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
