import { describe, expect, it } from 'vitest';
import { disclosedGroups, MINIMUM_GROUP } from './disclosed-groups.ts';

const group = (name: string, count: number, id: number | null = name.charCodeAt(0)) => ({
  id,
  name,
  count,
});

const told = (...groups: ReturnType<typeof group>[]) => {
  const { groups: own, mergedCount, total } = disclosedGroups(groups);
  return { own: own.map(({ name, count }) => `${name} ${count}`), mergedCount, total };
};

describe('disclosedGroups', () => {
  it('tells of groups of five and more, by name', () => {
    expect(told(group('C', 7), group('A', 5), group('B', 12))).toEqual({
      own: ['A 5', 'B 12', 'C 7'],
      mergedCount: 0,
      total: 24,
    });
  });

  it('tells of smaller ones together', () => {
    expect(told(group('A', 9), group('B', 4), group('C', 1))).toEqual({
      own: ['A 9'],
      mergedCount: 5,
      total: 14,
    });
  });

  it('puts the smallest of the others to those who are too few even together', () => {
    expect(told(group('A', 9), group('B', 6), group('C', 4))).toEqual({
      own: ['A 9'],
      mergedCount: 10,
      total: 19,
    });
  });

  it('tells of everybody together where only one group is large', () => {
    expect(told(group('A', 20), group('B', 1))).toEqual({ own: [], mergedCount: 21, total: 21 });
  });

  it('tells of nobody who belongs to no group by themselves', () => {
    expect(told(group('A', 8), group('', 6, null))).toEqual({
      own: ['A 8'],
      mergedCount: 6,
      total: 14,
    });
  });

  it('merges a group of which nobody has finished', () => {
    expect(told(group('A', 8), group('B', 6), group('C', 0))).toEqual({
      own: ['A 8'],
      mergedCount: 6,
      total: 14,
    });
  });

  it('tells nothing of fewer than five', () => {
    expect(told(group('A', 4))).toEqual({ own: [], mergedCount: 4, total: 4 });
    expect(told()).toEqual({ own: [], mergedCount: 0, total: 0 });
  });

  it('never leaves fewer than five to whoever takes one figure from another', () => {
    for (let seed = 1; seed < 400; seed++) {
      const counts = Array.from({ length: (seed % 6) + 1 }, (_, at) => (seed * (at + 3)) % 11);
      const groups = counts.map((count, at) => group(String.fromCharCode(65 + at), count));
      const { groups: own, mergedCount, total } = disclosedGroups(groups);
      if (total < MINIMUM_GROUP) {
        expect(own).toEqual([]);
        continue;
      }
      const figures = [total, ...own.map(({ count }) => count), mergedCount];
      expect(own.reduce((sum, { count }) => sum + count, mergedCount)).toBe(total);
      expect(figures.filter((count) => count > 0 && count < MINIMUM_GROUP)).toEqual([]);
    }
  });
});
