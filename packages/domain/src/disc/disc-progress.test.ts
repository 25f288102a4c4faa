import { expect, it } from 'vitest';
import { discProgress, firstUnanswered } from './disc-progress.ts';

it('resumes at the first question without an answer, also when later ones have theirs', () => {
  expect(firstUnanswered([5, 3, 9], [])).toBe(5);
  expect(firstUnanswered([5, 3, 9], [5, 9])).toBe(3);
  expect(firstUnanswered([5, 3, 9], [9, 3, 5])).toBeUndefined();
});

it('counts the answered questions of this instrument only', () => {
  expect(discProgress([1, 2, 3, 4], [1, 2, 77])).toEqual({
    answered: 2,
    total: 4,
    ratio: 0.5,
    isComplete: false,
  });
  expect(discProgress([1, 2], [2, 1]).isComplete).toBe(true);
});

it('is not complete without questions', () => {
  expect(discProgress([], [])).toEqual({ answered: 0, total: 0, ratio: 0, isComplete: false });
});
