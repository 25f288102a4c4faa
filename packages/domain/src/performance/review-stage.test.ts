import { expect, it } from 'vitest';
import { isAtStage, type ReviewStage, statusesOfStage } from './review-stage.ts';

it.each<[ReviewStage, number[]]>([
  ['self-pending', [1, 3, 4]],
  ['self-done', [2, 6, 7]],
  ['managers-done', [2, 7]],
  ['feedback-done', [2]],
])('knows the statuses of %s', (stage, statuses) => {
  expect(statusesOfStage(stage).toSorted()).toEqual(statuses);
});

it('tells of one review how far it is', () => {
  expect(isAtStage(7, 'managers-done')).toBe(true);
  expect(isAtStage(7, 'feedback-done')).toBe(false);
});
