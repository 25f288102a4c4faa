import { expect, it } from 'vitest';
import { concludedPercent } from './concluded-percent.ts';

it.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33],
  [199, 200, 99],
  [200, 200, 100],
  [3, 2, 100],
])('%i of %i are %i%%', (concluded, all, percent) => {
  expect(concludedPercent(concluded, all)).toBe(percent);
});
