import { expect, it } from 'vitest';
import { pageSelectionOf, selectableOf } from './grid-selection.ts';

it.each([
  [['1', '2'], [], 'none'],
  [['1', '2'], ['9'], 'none'],
  [['1', '2'], ['2', '9'], 'some'],
  [['1', '2'], ['1', '2', '9'], 'all'],
  [[], ['9'], 'none'],
] as const)('of %j with %j selected, %s is', (ids, selected, expected) => {
  expect(pageSelectionOf(ids, new Set(selected))).toBe(expected);
});

it.each([
  ['all of them', 5, 'all', 77, undefined, 77],
  ['the first of too many', 5, 'all', 700, 500, 500],
  ['nothing while a part of the page is selected', 3, 'some', 77, undefined, 0],
  ['nothing where the page is the list', 5, 'all', 5, undefined, 0],
  ['nothing once all are selected', 77, 'all', 77, undefined, 0],
  ['nothing once as many as can be are', 500, 'all', 700, 500, 0],
] as const)('beyond a page it offers %s', (_case, size, page, total, most, expected) => {
  const selected = { size, has: () => true };
  const all = { onSelect: () => undefined, ...(most && { most }) };
  expect(selectableOf({ selected, all }, page, total)).toBe(expected);
  expect(selectableOf({ selected }, page, total)).toBe(0);
});

it.each([
  ['all of a list shorter than what is selected', 70, 30, 35, undefined, 35],
  ['nothing once all of the list are selected beside the others', 75, 35, 35, undefined, 0],
  ['as many as the others leave room for', 70, 30, 700, 500, 460],
  ['nothing where the others leave no room', 500, 5, 700, 500, 0],
] as const)(
  'with records of another search it offers %s',
  (_case, size, own, total, most, expected) => {
    const selected = { size, has: () => true };
    const all = { onSelect: () => undefined, own, ...(most && { most }) };
    expect(selectableOf({ selected, all }, 'all', total)).toBe(expected);
  },
);
