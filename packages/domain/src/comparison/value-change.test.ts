import { describe, expect, it } from 'vitest';
import { compareValues, type NamedValue, notableChanges, widestFirst } from './value-change.ts';

const value = (key: number, amount: number | null, name = `Item ${key}`): NamedValue => ({
  key,
  name,
  value: amount,
});

describe('compareValues', () => {
  it.each([
    [3, 7, 4, 'up'],
    [7, 3, -4, 'down'],
    [5, 5, 0, 'same'],
    [0, 0, 0, 'same'],
    [null, 5, null, 'incomparable'],
    [5, null, null, 'incomparable'],
    [null, null, null, 'incomparable'],
  ] as const)('reads %s → %s as %s, %s', (before, after, difference, direction) => {
    const [change] = compareValues([value(1, before)], [value(1, after)]);
    expect(change).toMatchObject({ before, after, difference, direction });
  });

  it('matches by key and takes the later order and names', () => {
    const earlier = [value(1, 4, 'Clareza'), value(2, 6)];
    const later = [value(2, 6), value(1, 5, 'Clareza na fala')];
    expect(compareValues(earlier, later).map(({ name, difference }) => [name, difference])).toEqual(
      [
        ['Item 2', 0],
        ['Clareza na fala', 1],
      ],
    );
  });

  it('keeps what only one of them has, the gone ones last', () => {
    const changes = compareValues([value(1, 4), value(2, 6)], [value(3, 8), value(2, 7)]);
    expect(changes.map(({ key, before, after }) => [key, before, after])).toEqual([
      [3, null, 8],
      [2, 6, 7],
      [1, 4, null],
    ]);
  });

  it('leaves no crumbs of floating point', () => {
    const [change] = compareValues([value(1, 20 / 3)], [value(1, 23 / 3)]);
    expect(change?.difference).toBe(1);
  });
});

const changes = compareValues(
  [value(5, null), value(1, 5), value(2, 5), value(3, 5), value(4, 5)],
  [value(5, 9), value(1, 6), value(2, 2), value(3, 8), value(4, 5)],
);

describe('widestFirst', () => {
  it('sorts both ways alike, what can not be compared after what stays', () => {
    expect(widestFirst(changes).map(({ key }) => key)).toEqual([2, 3, 1, 4, 5]);
  });
});

describe('notableChanges', () => {
  it('takes what reaches the limit, the widest first, both ways alike', () => {
    expect(notableChanges(changes, 1).map(({ key }) => key)).toEqual([2, 3, 1]);
    expect(notableChanges(changes, 1.1).map(({ key }) => key)).toEqual([2, 3]);
    expect(notableChanges(changes, 4)).toEqual([]);
  });
});
