import { describe, expect, it } from 'vitest';
import {
  alignmentLevel,
  alignmentPercent,
  compareScores,
  hasDifference,
  hasFinishedUnrated,
  NO_ALIGNMENT,
  sortByGap,
} from './performance-gap.ts';
import { SCORES } from './performance-scale.ts';

describe('hasFinishedUnrated', () => {
  it.each([
    [2, NO_ALIGNMENT, true],
    [2, 0, false],
    [6, NO_ALIGNMENT, false],
    [0, NO_ALIGNMENT, false],
  ] as const)('at status %i with %i: %s', (status, alignment, expected) => {
    expect(hasFinishedUnrated(status, alignment)).toBe(expected);
  });
});

describe('compareScores', () => {
  it('tells average, gap, verdict and alignment', () => {
    expect(compareScores({ selfScore: 4, managerScores: [8, 9] })).toEqual({
      average: 8.5,
      gap: 4.5,
      verdict: 'disagreement',
      alignment: 55,
    });
  });

  it('compares a score of 0', () => {
    const comparison = compareScores({ selfScore: 0, managerScores: [0] });
    expect(comparison).toMatchObject({ average: 0, gap: 0, alignment: 100 });
  });

  it('has nothing to compare without own score or without managers', () => {
    expect(compareScores({ selfScore: null, managerScores: [5] })).toBeNull();
    expect(compareScores({ selfScore: 5, managerScores: [] })).toBeNull();
  });

  it.each([
    [[6, 6, 6], 'aligned'],
    [[5, 6, 7], 'aligned'],
    [[6, 6, 7], 'moderate'],
    [[4, 4, 3], 'moderate'],
    [[7, 8, 9], 'moderate'],
    [[8, 8, 9], 'disagreement'],
    [[2, 2, 1], 'disagreement'],
  ])('reads the managers %j beside a 5 as %s', (managerScores, verdict) => {
    expect(compareScores({ selfScore: 5, managerScores })?.verdict).toBe(verdict);
  });

  it('keeps the alignment between 0 and 100 for every pair of scores', () => {
    const alignments = SCORES.flatMap((selfScore) =>
      SCORES.map((score) => compareScores({ selfScore, managerScores: [score] })?.alignment ?? -1),
    );
    expect([Math.min(...alignments), Math.max(...alignments)]).toEqual([0, 100]);
    expect(compareScores({ selfScore: 0, managerScores: [12] })?.alignment).toBe(0);
  });
});

it('puts the widest gap first and what has none to compare last, else as they came', () => {
  const item = (name: string, gap: number | null) => ({
    name,
    comparison: gap === null ? null : { gap },
  });
  const items = [item('a', null), item('b', 0), item('c', 2.5), item('d', null), item('e', 2.5)];
  expect(sortByGap(items).map(({ name }) => name)).toEqual(['c', 'e', 'b', 'a', 'd']);
  expect(items[0]?.name).toBe('a');
});

it('sees a difference only between two scores that are there', () => {
  expect(hasDifference(5, 5.5)).toBe(true);
  expect(hasDifference(0, 0)).toBe(false);
  expect(hasDifference(null, 5)).toBe(false);
  expect(hasDifference(0, null)).toBe(false);
});

describe('alignmentPercent', () => {
  it('leaves out what could not be compared', () => {
    expect(alignmentPercent([{ alignment: 90 }, null, { alignment: 60 }])).toBe(75);
    expect(alignmentPercent([null])).toBeNull();
    expect(alignmentPercent([])).toBeNull();
  });

  it('rounds thirds as exact fractions would be', () => {
    const sums = Array.from({ length: 12 }, (_, sum) => sum);
    const comparisons = sums.map((sum) =>
      compareScores({
        selfScore: 0,
        managerScores: [sum - Math.min(sum, 10), Math.min(sum, 10), 0],
      }),
    );
    const pick = (chosen: readonly number[]) => chosen.map((sum) => comparisons[sum] ?? null);
    for (const one of sums) {
      for (const two of sums) {
        for (const three of sums) {
          const distance = one + 2 * two + three;
          expect(alignmentPercent(pick([one, two, two, three]))).toBe(roundedPercent(distance, 12));
        }
      }
    }
  });
});

it.each([
  [null, 'none'],
  [NO_ALIGNMENT, 'none'],
  [0, 'danger'],
  [79, 'danger'],
  [80, 'warning'],
  [89, 'warning'],
  [90, 'good'],
  [100, 'good'],
])('shows an alignment of %s as %s', (percent, level) => {
  expect(alignmentLevel(percent)).toBe(level);
});

/** 100 − 10·distance/count, halves up, in whole numbers only. */
function roundedPercent(distance: number, count: number): number {
  const doubled = 200 * count - 20 * distance + count;
  return (doubled - (doubled % (2 * count))) / (2 * count);
}
