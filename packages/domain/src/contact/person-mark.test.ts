import { expect, it } from 'vitest';
import { isNamedApart } from './person-mark.ts';

it.each([
  ['ana@empresa.example', null, null, true],
  ['', '0012', '', true],
  [null, '0012', null, true],
  [null, null, '52998224725', true],
  [null, null, null, false],
  [' ', ' ', ' ', false],
  [undefined, undefined, undefined, false],
])('an e-mail %j, a number %j and a CPF %j name a person: %s', (email, number, cpf, expected) => {
  expect(isNamedApart({ email, registrationNumber: number, cpf })).toBe(expected);
});
