import { describe, expect, it } from 'vitest';
import { comparePerformanceResults } from './performance-comparison.ts';
import type { NamedValue } from './value-change.ts';

const scores = (...values: (readonly [id: number, score: number | null])[]): NamedValue[] =>
  values.map(([key, value]) => ({ key, name: `Competência ${key}`, value }));

describe('comparePerformanceResults', () => {
  it('compares both sides by themselves', () => {
    const { self, managers } = comparePerformanceResults(
      { selfScores: scores([1, 8], [2, 4]), averages: scores([1, 6.5], [2, 5]) },
      { selfScores: scores([1, 7], [2, 7]), averages: scores([1, 7.5], [2, 7.5]) },
    );
    expect(self.competencies.map(({ difference }) => difference)).toEqual([-1, 3]);
    expect(self.mean).toMatchObject({ before: 6, after: 7, difference: 1 });
    expect(self.result).toBe('good');
    expect(managers.competencies.map(({ difference }) => difference)).toEqual([1, 2.5]);
    expect(managers.mean).toMatchObject({ before: 5.75, after: 7.5, direction: 'up' });
  });

  it('takes only shared competencies into the mean', () => {
    const { self } = comparePerformanceResults(
      { selfScores: scores([1, 6], [2, 0]), averages: [] },
      { selfScores: scores([1, 6], [3, 10]), averages: [] },
    );
    expect(self.mean).toMatchObject({ before: 6, after: 6, direction: 'same' });
    expect(self.result).toBe('medium');
  });

  it('has no mean where nothing can be compared', () => {
    const { managers } = comparePerformanceResults(
      { selfScores: scores([1, 6]), averages: scores([1, null]) },
      { selfScores: scores([1, 6]), averages: scores([1, 9]) },
    );
    expect(managers.mean).toMatchObject({ before: null, after: null, direction: 'incomparable' });
    expect(managers.result).toBeNull();
  });
});
