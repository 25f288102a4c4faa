import { describe, expect, it } from 'vitest';
import {
  compareReview,
  type Review,
  ratedMean,
  reviewAlignment,
} from './performance-evaluation.ts';
import { PERFORMANCE_STATUS } from './performance-status.ts';
import { seesCalibrationReason } from './review-access.ts';
import {
  type CalibratedReview,
  type CalibrationSums,
  calibrationMeans,
  calibrationObstacle,
  countedScores,
} from './score-calibration.ts';

describe('countedScores', () => {
  it('are those that managers gave, unless one was calibrated in their place', () => {
    expect(countedScores([4, 9], null)).toEqual([4, 9]);
    expect(countedScores([4, 9], undefined)).toEqual([4, 9]);
    expect(countedScores([4, 9], 7)).toEqual([7]);
    expect(countedScores([4, 9], 0)).toEqual([0]);
  });

  it('are none where no manager rated', () => {
    expect(countedScores([], 7)).toEqual([]);
  });
});

describe('a calibrated review', () => {
  const review = (calibratedScore: number | null): Review => ({
    competencies: [
      { id: 1, selfScore: 9, calibratedScore },
      { id: 2, selfScore: 6 },
    ],
    managers: [
      { id: 7, isActive: true, scores: new Map([1, 2].map((id) => [id, 3])), feedback: new Set() },
      { id: 8, isActive: true, scores: new Map([1, 2].map((id) => [id, 6])), feedback: new Set() },
      // Who left something out never counts.
      { id: 9, isActive: false, scores: new Map([[1, 10]]), feedback: new Set() },
    ],
  });

  it('is compared by the calibrated score, and the others stay', () => {
    expect(compareReview(review(null)).map(({ comparison }) => comparison?.average)).toEqual([
      4.5, 4.5,
    ]);
    expect(compareReview(review(8))).toMatchObject([
      { comparison: { average: 8, gap: 1, verdict: 'aligned', alignment: 90 } },
      { comparison: { average: 4.5, gap: 1.5, verdict: 'moderate' } },
    ]);
    expect(reviewAlignment(review(null))).toBe(70);
    expect(reviewAlignment(review(8))).toBe(88);
  });

  it('keeps what the managers gave', () => {
    expect(ratedMean(review(8), 1)).toBe(4.5);
    expect(ratedMean(review(8), 5)).toBeNull();
  });
});

describe('calibrationObstacle', () => {
  const finished: CalibratedReview = {
    status: PERFORMANCE_STATUS.finished,
    isClosed: false,
    isHeld: true,
    cycle: { holdsResults: true, releasedAt: null },
  };

  it('is none for a finished review whose result is held', () => {
    expect(calibrationObstacle(finished)).toBeUndefined();
  });

  it.each([
    ['of no cycle', { cycle: null }, 'not-held'],
    [
      'of a cycle that holds nothing',
      { cycle: { holdsResults: false, releasedAt: null } },
      'not-held',
    ],
    [
      'of a cycle that was released, whether it is open by now or not',
      { cycle: { holdsResults: true, releasedAt: new Date(0) } },
      'released',
    ],
    ['that the person has seen', { isHeld: false }, 'seen'],
    ['that waits for feedback', { status: PERFORMANCE_STATUS.awaitingFeedback }, 'unfinished'],
    ['that waits for managers', { status: PERFORMANCE_STATUS.awaitingManagers }, 'unfinished'],
    ['that staff ended', { isClosed: true }, 'closed'],
  ] as const)('tells of one %s', (_name, change, obstacle) => {
    expect(calibrationObstacle({ ...finished, ...change })).toBe(obstacle);
  });
});

describe('the reason of a calibration', () => {
  const manager = { role: 'manager', managerId: 7, tie: 'frozen', hasRatedAll: true } as const;

  it('is told to staff and to the managers who rated', () => {
    expect(seesCalibrationReason({ role: 'staff' })).toBe(true);
    expect(seesCalibrationReason(manager)).toBe(true);
  });

  it('is told to nobody else', () => {
    expect(seesCalibrationReason({ role: 'owner' })).toBe(false);
    expect(seesCalibrationReason({ ...manager, tie: 'current' })).toBe(false);
    expect(seesCalibrationReason({ ...manager, hasRatedAll: false })).toBe(false);
  });
});

describe('calibrationMeans', () => {
  const sums = (id: number, numbers: readonly number[]): CalibrationSums => {
    const [unitSum = 0, unitCount = 0, cycleSum = 0, cycleCount = 0] = numbers;
    return { id, name: `C${id}`, unitSum, unitCount, cycleSum, cycleCount };
  };

  it('sets a unit beside its cycle, over the competencies that both have', () => {
    const { competencies, overall } = calibrationMeans([
      sums(1, [17, 2, 42, 6]),
      sums(2, [10, 2, 40, 6]),
      sums(3, [0, 0, 20, 2]),
    ]);
    expect(competencies).toEqual([
      { id: 1, name: 'C1', unitMean: 8.5, cycleMean: 7, difference: 1.5 },
      { id: 2, name: 'C2', unitMean: 5, cycleMean: 6.7, difference: -1.7 },
      { id: 3, name: 'C3', unitMean: null, cycleMean: 10, difference: null },
    ]);
    expect(overall).toEqual({ unitMean: 6.8, cycleMean: 6.8, difference: 0 });
  });

  it('tells nothing of nobody', () => {
    expect(calibrationMeans([])).toEqual({
      competencies: [],
      overall: { unitMean: null, cycleMean: null, difference: null },
    });
  });
});
