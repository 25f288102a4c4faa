import { describe, expect, it } from 'vitest';
import { splitByStrength } from './disc-strengths.ts';

function split(...indices: number[]) {
  const { strongest, weakest, others } = splitByStrength(indices.map((index) => ({ index })));
  return [strongest, weakest, others].map((items) => items.map(({ index }) => index));
}

describe('splitByStrength', () => {
  it('takes three from each end, each from its end on', () => {
    expect(split(40, 90, 10, 70, 20, 60, 80, 30, 50)).toEqual([
      [90, 80, 70],
      [10, 20, 30],
      [60, 50, 40],
    ]);
  });

  it('takes no more than half', () => {
    expect(split(10, 20, 30, 40, 50)).toEqual([[50, 40], [10, 20], [30]]);
    expect(split(10, 20)).toEqual([[20], [10], []]);
    expect(split(10)).toEqual([[], [], [10]]);
    expect(split()).toEqual([[], [], []]);
  });

  it('calls none both strong and weak', () => {
    expect(split(50, 50, 50, 40)).toEqual([[50, 50], [40], [50]]);
    expect(split(50, 50, 50, 50)).toEqual([[], [], [50, 50, 50, 50]]);
  });

  it('keeps the order of equal ones', () => {
    const items = ['a', 'b', 'c', 'd'].map((name, place) => ({ name, index: place < 2 ? 60 : 20 }));
    const { strongest } = splitByStrength(items);
    expect(strongest.map(({ name }) => name)).toEqual(['a', 'b']);
  });
});
