import { describe, expect, it } from 'vitest';
import { competencyLevel, scoreCompetency } from './disc-competency.ts';
import type { ProfileSums } from './disc-types.ts';

const quad = (D: number, I: number, S: number, C: number): ProfileSums => ({
  Dominante: D,
  Influente: I,
  Estável: S,
  Conforme: C,
});

describe('scoreCompetency', () => {
  const weights = quad(5, 3, 0, 1);

  it('is 100 at the highest and 0 at the lowest reachable sum, for any number of questions', () => {
    for (const n of [1, 20, 24]) {
      const highest = { questionCount: n, sums: quad(4 * n, 3 * n, n, 2 * n) };
      const lowest = { questionCount: n, sums: quad(n, 2 * n, 4 * n, 3 * n) };
      expect(scoreCompetency(highest, weights)).toEqual({ index: 100, level: 'muito alto' });
      expect(scoreCompetency(lowest, weights)).toEqual({ index: 0, level: 'muito baixo' });
    }
  });

  it('is 50 for a flat profile, whatever the weights', () => {
    const flat = { questionCount: 20, sums: quad(50, 50, 50, 50) };
    for (const some of [weights, quad(0, 0, 0, 1), quad(2.5, 1, 1, 1), quad(0, 4, 4, 0)]) {
      expect(scoreCompetency(flat, some)).toEqual({ index: 50, level: 'médio' });
    }
  });

  it('lies in between by how far the sums reach', () => {
    // Σw·S = 300 + 165 + 0 + 40 = 505, m = 280, M = 620 → 225 / 340 = 66.2%
    const score = { questionCount: 20, sums: quad(60, 55, 45, 40) };
    expect(scoreCompetency(score, weights)).toEqual({ index: 66, level: 'alto' });
  });

  it('reads the level after rounding', () => {
    const only = quad(1, 0, 0, 0);
    // (68 − 20) / 60 = 80%
    expect(scoreCompetency({ questionCount: 20, sums: quad(68, 44, 44, 44) }, only)).toEqual({
      index: 80,
      level: 'muito alto',
    });
    // (78 − 23) / 69 = 79.7%
    expect(scoreCompetency({ questionCount: 23, sums: quad(78, 51, 51, 50) }, only)).toEqual({
      index: 80,
      level: 'muito alto',
    });
    // (81 − 24) / 72 = 79.2%
    expect(scoreCompetency({ questionCount: 24, sums: quad(81, 53, 53, 53) }, only)).toEqual({
      index: 79,
      level: 'alto',
    });
  });

  it('refuses equal weights', () => {
    const flat = { questionCount: 20, sums: quad(50, 50, 50, 50) };
    expect(() => scoreCompetency(flat, quad(2, 2, 2, 2))).toThrow(Error);
  });
});

it.each([
  [0, 'muito baixo'],
  [19, 'muito baixo'],
  [20, 'baixo'],
  [39, 'baixo'],
  [40, 'médio'],
  [59, 'médio'],
  [60, 'alto'],
  [79, 'alto'],
  [80, 'muito alto'],
  [100, 'muito alto'],
])('calls %i %s', (index, level) => {
  expect(competencyLevel(index)).toBe(level);
});

it.each([-1, 101, Number.NaN])('refuses %d', (index) => {
  expect(() => competencyLevel(index)).toThrow(RangeError);
});
