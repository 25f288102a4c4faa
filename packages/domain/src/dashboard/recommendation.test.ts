import { expect, it } from 'vitest';
import { recommendation } from './recommendation.ts';

it.each([
  [{ completion: null, pending: 0, critical: 0 }, null],
  [{ completion: 49, pending: 99, critical: 9 }, 'Acelerar'],
  [{ completion: 50, pending: 11, critical: 9 }, 'Priorizar'],
  [{ completion: 50, pending: 10, critical: 4 }, 'Treinar'],
  [{ completion: 50, pending: 10, critical: 3 }, 'Monitorar'],
  [{ completion: 100, pending: 0, critical: 0 }, 'Monitorar'],
  [{ completion: 49, pending: 0, critical: null }, 'Acelerar'],
  [{ completion: 60, pending: 11, critical: null }, 'Priorizar'],
  [{ completion: 100, pending: 0, critical: null }, null],
])('recommends by the first rule that matches %o', (input, expected) => {
  expect(recommendation(input)).toBe(expected);
});
