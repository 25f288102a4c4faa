import { expect, it } from 'vitest';
import { ApiProblem } from '../problem.ts';
import { backoff } from './backoff.ts';

const problem = (retryAfterMs?: number) =>
  new ApiProblem({ kind: 'unavailable', status: 503, retryAfterMs });

it('doubles up to five seconds', () => {
  const waits = [0, 1, 2, 3, 4, 5, 9].map((attempt) => backoff(problem(), attempt, () => 1));
  expect(waits).toEqual([300, 600, 1200, 2400, 4800, 5000, 5000]);
});

it('spreads the waits over their upper half', () => {
  expect(backoff(problem(), 1, () => 0)).toBe(300);
  expect(backoff(problem(), 1, () => 0.5)).toBe(450);
});

it('waits at least as long as the server asks', () => {
  expect(backoff(problem(8_000), 0, () => 1)).toBe(8_000);
  expect(backoff(problem(100), 0, () => 1)).toBe(300);
});

it('gives up when the server asks for too long', () => {
  expect(backoff(problem(900_000), 0, () => 1)).toBeUndefined();
});
