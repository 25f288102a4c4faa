import { describe, expect, it } from 'vitest';
import { pageItems } from './page-items.ts';

const shown = (current: number, count: number) =>
  pageItems(current, count)
    .map((item) => (typeof item === 'number' ? item : '…'))
    .join(' ');

describe('pageItems', () => {
  it.each([
    [1, 1, '1'],
    [2, 4, '1 2 3 4'],
    [1, 5, '1 2 3 … 5'],
    [3, 5, '1 2 3 4 5'],
    [5, 5, '1 … 3 4 5'],
    [1, 20, '1 2 3 … 20'],
    [3, 20, '1 2 3 4 … 20'],
    [4, 20, '1 … 3 4 5 … 20'],
    [10, 20, '1 … 9 10 11 … 20'],
    [17, 20, '1 … 16 17 18 … 20'],
    [20, 20, '1 … 18 19 20'],
  ])('page %i of %i shows %s', (current, count, expected) => {
    expect(shown(current, count)).toBe(expected);
  });

  it('always shows the current page, the first and the last, once and in order', () => {
    for (let count = 1; count <= 12; count += 1) {
      for (let current = 1; current <= count; current += 1) {
        const numbers = pageItems(current, count).filter((item) => typeof item === 'number');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, current, count]));
      }
    }
  });
});
