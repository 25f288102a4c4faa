import { expect, it } from 'vitest';
import { looksLikeCpf, toSignInMark } from './sign-in-mark.ts';

it.each([
  ['529.982.247-25', 'cpf', '52998224725'],
  [' 52998224725 ', 'cpf', '52998224725'],
  ['529 982 247\u201325', 'cpf', '52998224725'],
  // Whether there is such a CPF is not told apart from whether anybody has it.
  ['11111111111', 'cpf', '11111111111'],
  ['Ana@Empresa.example ', 'email', 'ana@empresa.example'],
  ['52998224725@empresa.example', 'email', '52998224725@empresa.example'],
  ['5299822472', 'email', '5299822472'],
  ['', 'email', ''],
] as const)('%j signs in by %s', (text, kind, value) => {
  expect(toSignInMark(text)).toEqual({ kind, value });
});

it.each([
  ['529.982', true],
  ['5299822472', true],
  ['ana', false],
  ['7@', false],
  [' - ', false],
  ['', false],
])('%j is meant as a CPF: %s', (text, is) => {
  expect(looksLikeCpf(text)).toBe(is);
});
