import { describe, expect, it } from 'vitest';
import fixture from '../../fixtures/performance-reviews.json' with { type: 'json' };
import {
  awaitedManagers,
  compareReview,
  completeRaters,
  hasRatedAll,
  owedFeedback,
  type Review,
  reviewAlignment,
  reviewManagers,
  settleStatus,
} from './performance-evaluation.ts';
import {
  closingOutcome,
  PERFORMANCE_STATUS,
  type PerformanceStatus,
} from './performance-status.ts';

interface ReviewCase {
  name: string;
  status: PerformanceStatus;
  self: (number | null)[];
  managers: {
    id: number;
    isActive: boolean;
    scores: (number | null)[];
    feedback: number[];
  }[];
  expected: {
    status: PerformanceStatus;
    awaited: number[];
    complete: number[];
    averages: (number | null)[];
    gaps: (number | null)[];
    verdicts: (string | null)[];
    alignment: number | null;
    owed: number[][];
    closing: string;
  };
}

const { awaitingManagers, awaitingFeedback, finished } = PERFORMANCE_STATUS;
const cases = fixture.cases as ReviewCase[];

function readReview({ self, managers }: Pick<ReviewCase, 'self' | 'managers'>): Review {
  return {
    competencies: self.map((selfScore, index) => ({ id: index + 1, selfScore })),
    managers: managers.map(({ scores, feedback, ...manager }) => ({
      ...manager,
      scores: new Map(
        scores.flatMap((score, index) => (score === null ? [] : [[index + 1, score] as const])),
      ),
      feedback: new Set(feedback),
    })),
  };
}

const ids = (managers: readonly { id: number }[]) => managers.map(({ id }) => id);
const toSixDecimals = (value: number | undefined) =>
  value === undefined ? null : Number(value.toFixed(6));

describe.each(cases)('$name', ({ expected, ...reviewCase }) => {
  const review = readReview(reviewCase);
  const comparisons = compareReview(review).map(({ comparison }) => comparison);

  it('knows who is waited for and whose scores count', () => {
    expect(ids(awaitedManagers(review))).toEqual(expected.awaited);
    expect(ids(completeRaters(review))).toEqual(expected.complete);
    const takingPart = [...expected.awaited, ...expected.complete];
    expect(ids(reviewManagers(review))).toEqual(
      ids(review.managers).filter((id) => takingPart.includes(id)),
    );
  });

  it('compares', () => {
    expect(compareReview(review).map(({ competencyId }) => competencyId)).toEqual(
      ids(review.competencies),
    );
    expect(comparisons.map((each) => toSixDecimals(each?.average))).toEqual(expected.averages);
    expect(comparisons.map((each) => toSixDecimals(each?.gap))).toEqual(expected.gaps);
    expect(comparisons.map((each) => each?.verdict ?? null)).toEqual(expected.verdicts);
    expect(reviewAlignment(review)).toBe(expected.alignment);
  });

  it('settles', () => {
    const settled = settleStatus(review, reviewCase.status);
    expect(settled).toBe(expected.status);
    expect(settleStatus(review, settled)).toBe(settled);
    expect(
      owedFeedback(review, settled).map(({ managerId, competencyId }) => [managerId, competencyId]),
    ).toEqual(expected.owed);
    expect(closingOutcome(settled)).toBe(expected.closing);
  });
});

describe('owedFeedback', () => {
  const manager = { id: 101, isActive: true, scores: [9], feedback: [] };
  const review = readReview({ self: [1], managers: [manager] });

  it('asks for feedback at no other status', () => {
    expect(owedFeedback(review, awaitingManagers)).toEqual([]);
    expect(owedFeedback(review, awaitingFeedback)).toEqual([{ managerId: 101, competencyId: 1 }]);
    expect(owedFeedback(review, finished)).toEqual([]);
  });

  it('owes nothing where the own score is missing', () => {
    const unscored = readReview({ self: [null], managers: [manager] });
    expect(owedFeedback(unscored, awaitingFeedback)).toEqual([]);
  });
});

it('never goes back, whatever is taken away', () => {
  const pending = readReview({
    self: [1],
    managers: [{ id: 101, isActive: true, scores: [null], feedback: [] }],
  });
  expect(settleStatus(pending, finished)).toBe(finished);
});

it('has rated everything when no competency lacks a score, whatever else was scored', () => {
  const competencies = [{ id: 1 }, { id: 2 }];
  expect(
    hasRatedAll(competencies, {
      scores: new Map([
        [1, 0],
        [2, 0],
        [3, 5],
      ]),
    }),
  ).toBe(true);
  expect(
    hasRatedAll(competencies, {
      scores: new Map([
        [1, 9],
        [3, 5],
      ]),
    }),
  ).toBe(false);
});
