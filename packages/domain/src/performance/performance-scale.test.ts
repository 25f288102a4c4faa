import { expect, it } from 'vitest';
import { isScore, meanOf, SCORES, scoreRamp, scoreResult } from './performance-scale.ts';

it('takes whole numbers from 0 to 10', () => {
  expect([...SCORES]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(SCORES.every(isScore)).toBe(true);
  expect([-1, 11, 4.5, Number.NaN].some(isScore)).toBe(false);
});

it('climbs the ramp at 2 and at 5', () => {
  expect(SCORES.map(scoreRamp).join(' ')).toBe(
    'low low middle middle middle high high high high high high',
  );
});

it.each([
  [0, 'low'],
  [5.59, 'low'],
  [28 / 5, 'medium'],
  [6.99, 'medium'],
  [7, 'good'],
  [10, 'good'],
])('calls a mean of %d %s', (mean, result) => {
  expect(scoreResult(mean)).toBe(result);
});

it('leaves missing scores out of a mean, not those of 0', () => {
  expect(meanOf([8, null, 0])).toBe(4);
  expect(meanOf([null, null])).toBeNull();
  expect(meanOf([])).toBeNull();
});
