import { expect, it } from 'vitest';
import { toId } from './to-id.ts';

it.each([
  ['42', 42],
  ['42.', 42],
  ['42)', 42],
  ['42">', 42],
  ['42%3E', null],
  ['4.2', null],
  ['-42', null],
  ['x', null],
  ['.', null],
  ['', null],
  [null, null],
])('reads %j as %j', (text, id) => {
  expect(toId(text)).toBe(id);
});
