import { describe, expect, it } from 'vitest';
import fixture from '../../fixtures/review-access.json' with { type: 'json' };
import type { Review, ReviewManager } from './performance-evaluation.ts';
import {
  type LatestPerformanceStatus,
  PERFORMANCE_STATUS,
  PERFORMANCE_STATUS_COURSE,
  type PerformanceStatus,
} from './performance-status.ts';
import {
  type ManagerTie,
  mayOpenReview,
  mayRateReview,
  mayReadComparison,
  type ReviewReader,
  seesCalibrationReason,
  visibleRaters,
} from './review-access.ts';

interface ManagerCase {
  name: string;
  status: LatestPerformanceStatus;
  tie: ManagerTie;
  hasRatedAll: boolean;
  expected: { opens: boolean; rates: boolean; reads: boolean };
}

interface RaterCase {
  name: string;
  status: PerformanceStatus;
  reader: ReviewReader;
  visible: number[];
}

const managers = fixture.managers as ManagerCase[];
const raters = fixture.raters as RaterCase[];

describe.each(managers)('$name', ({ status, tie, hasRatedAll, expected }) => {
  it('may do as much as that', () => {
    expect({
      opens: mayOpenReview(status, tie),
      rates: mayRateReview(status, { tie, hasRatedAll }),
      reads: mayReadComparison(status, { role: 'manager', managerId: 101, tie, hasRatedAll }),
    }).toEqual(expected);
  });
});

describe('visibleRaters', () => {
  const manager = (id: number, scored: readonly number[], isActive = true): ReviewManager => ({
    id,
    isActive,
    scores: new Map(scored.map((competencyId) => [competencyId, 5])),
    feedback: new Set(),
  });
  const review: Review = {
    competencies: [
      { id: 1, selfScore: 5 },
      { id: 2, selfScore: 5 },
    ],
    managers: [
      manager(101, [1, 2]),
      manager(102, [1]),
      manager(103, []),
      manager(104, [1, 2], false),
    ],
  };

  it.each(raters)('$name: $visible', ({ status, reader, visible }) => {
    expect(visibleRaters(review, status, reader)).toEqual(visible);
  });
});

it('keeps the comparison from neither the person nor staff', () => {
  for (const { status } of managers) {
    expect(mayReadComparison(status, { role: 'owner' })).toBe(true);
    expect(mayReadComparison(status, { role: 'staff' })).toBe(true);
  }
});

it('opens the comparison to a home once the review is finished', () => {
  const home: ReviewReader = { role: 'home' };
  for (const status of PERFORMANCE_STATUS_COURSE) {
    expect(mayReadComparison(status, home)).toBe(status === PERFORMANCE_STATUS.finished);
  }
  expect(seesCalibrationReason(home)).toBe(false);
});
