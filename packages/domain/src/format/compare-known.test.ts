import { expect, it } from 'vitest';
import { compareKnown } from './compare-known.ts';

const sorted = (isDescending: boolean) =>
  [3, null, 1, null, 2].toSorted((one, other) =>
    compareKnown(one, other, { isDescending, compare: (a, b) => a - b }),
  );

it('goes either way, and has what is not known last in both', () => {
  expect(sorted(false)).toEqual([1, 2, 3, null, null]);
  expect(sorted(true)).toEqual([3, 2, 1, null, null]);
});
