import { expect, it } from 'vitest';
import { textOnColor } from './text-on-color.ts';

it.each([
  ['#b3261e', '#ffffff'],
  ['#000000', '#ffffff'],
  ['#767676', '#ffffff'],
  ['#777777', '#000000'],
  ['#ffcc00', '#000000'],
  ['#ffffff', '#000000'],
])('writes on %s in %s', (color, text) => {
  expect(textOnColor(color)).toBe(text);
});
