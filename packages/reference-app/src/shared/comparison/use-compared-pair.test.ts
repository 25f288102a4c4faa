import { expect, it } from 'vitest';
import { pairOf } from './use-compared-pair.ts';

const finished = [
  { id: 36, date: '30/09/2026' },
  { id: 20, date: '11/06/2026' },
  { id: 5, date: '04/03/2026' },
];

it.each([
  [5, 36],
  [36, 5],
])('puts %i and %i into the order of time', (one, other) => {
  const pair = pairOf(finished, one, other);
  expect([pair?.earlier.id, pair?.later.id]).toEqual([5, 36]);
});

it.each([
  [5, 5],
  [5, 99],
  [null, 36],
  [null, null],
])('makes no pair of %s and %s', (one, other) => {
  expect(pairOf(finished, one, other)).toBeNull();
});
