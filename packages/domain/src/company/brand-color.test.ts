import { expect, it } from 'vitest';
import { toBrandColor } from './brand-color.ts';

it.each([
  ['#0b7a63', '#0b7a63'],
  [' #0B7A63 ', '#0b7a63'],
  ['#Fa0', '#ffaa00'],
])('stores %j as %s', (text, stored) => {
  expect(toBrandColor(text)).toBe(stored);
});

it.each(['', '0b7a63', '#0b7a6', '#0b7a63ff', 'green', '#0b7a63;color:red', 'url(#0b7a63)'])(
  'takes no %j',
  (text) => {
    expect(toBrandColor(text)).toBeNull();
  },
);
