import { expect, it } from 'vitest';
import { pageSelectionOf } from './grid-selection.ts';

it.each([
  [['1', '2'], [], 'none'],
  [['1', '2'], ['9'], 'none'],
  [['1', '2'], ['2', '9'], 'some'],
  [['1', '2'], ['1', '2', '9'], 'all'],
  [[], ['9'], 'none'],
] as const)('of %j with %j selected, %s is', (ids, selected, expected) => {
  expect(pageSelectionOf(ids, new Set(selected))).toBe(expected);
});
