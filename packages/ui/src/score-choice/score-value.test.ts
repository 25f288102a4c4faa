import { describe, expect, it } from 'vitest';
import { scoreAfterDigit, scoresOf } from './score-value.ts';

const range = { min: 0, max: 10 };

describe('scoresOf', () => {
  it('counts both ends', () => {
    expect(scoresOf(range)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(scoresOf({ min: 1, max: 5 })).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('scoreAfterDigit', () => {
  it.each([
    ['7', undefined, 7],
    ['0', undefined, 0],
    ['0', 1, 10],
    ['1', 1, 1],
    ['5', 0, 5],
    ['0', 7, 0],
  ])('%s after %s leads to %i', (digit, before, score) => {
    expect(scoreAfterDigit(digit, before, range)).toBe(score);
  });

  it('leads nowhere outside the range', () => {
    expect(scoreAfterDigit('0', undefined, { min: 1, max: 5 })).toBeUndefined();
    expect(scoreAfterDigit('6', undefined, { min: 1, max: 5 })).toBeUndefined();
  });
});
