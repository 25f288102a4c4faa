import { expect, it } from 'vitest';
import { certaintyOf, friedmanStatistic } from './disc-certainty.ts';
import { PROFILES } from './disc-types.ts';

const sums = (...values: number[]) =>
  PROFILES.map((profile, index) => ({ profile, sum: values[index] ?? 0 }));

it.each([1, 20, 24])('runs from 0 to 3n, for n = %i', (n) => {
  expect(friedmanStatistic(sums(2.5 * n, 2.5 * n, 2.5 * n, 2.5 * n))).toBeCloseTo(0);
  expect(friedmanStatistic(sums(4 * n, 3 * n, 2 * n, n))).toBeCloseTo(3 * n);
});

it('needs a lead of eight points to say which profile comes first', () => {
  expect(certaintyOf(sums(40, 65, 58, 37)).isTechnicalTie).toBe(true);
  expect(certaintyOf(sums(40, 65, 57, 38)).isTechnicalTie).toBe(false);
});

it('can be differentiated and tied at once', () => {
  expect(certaintyOf(sums(70, 70, 35, 25))).toEqual({
    isBarelyDifferentiated: false,
    isTechnicalTie: true,
  });
});
