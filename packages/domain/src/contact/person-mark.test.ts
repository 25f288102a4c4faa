import { expect, it } from 'vitest';
import { isNamedApart } from './person-mark.ts';

it.each([
  ['ana@empresa.example', null, true],
  ['', '0012', true],
  [null, '0012', true],
  [null, null, false],
  [' ', ' ', false],
  [undefined, undefined, false],
])('an e-mail %j and a number %j name a person: %s', (email, registrationNumber, expected) => {
  expect(isNamedApart({ email, registrationNumber })).toBe(expected);
});
