import { expect, it } from 'vitest';
import { filledUp, withSelected } from './selected-rows.ts';

const idOf = (row: { id: string }) => row.id;
const rowsOf = (ids: string) => [...ids].map((id) => ({ id }));
const selectedOf = (ids: string) =>
  withSelected(new Map(), rowsOf(ids), { idOf, isSelected: true });

it('takes records in and out', () => {
  const selected = withSelected(selectedOf('abc'), rowsOf('b'), { idOf, isSelected: false });
  expect([...selected.keys()]).toEqual(['a', 'c']);
});

it.each([
  ['all of them where there is room', '', 'abc', 'abc', 0, false],
  ['the first of them where there is not', '', 'abcdef', 'abcd', 0, true],
  ['beside those of before, which stay', 'xy', 'abc', 'xyab', 2, true],
  ['those that are selected already once', 'bx', 'abc', 'bxac', 1, false],
  ['none where there is no room', 'wxyz', 'ab', 'wxyz', 4, true],
] as const)('takes in %s', (_case, before, rows, after, keptCount, isCut) => {
  const filled = filledUp(selectedOf(before), rowsOf(rows), { idOf, most: 4 });
  expect([...filled.next.keys()].join('')).toBe(after);
  expect(filled).toMatchObject({ keptCount, isCut });
});
