import { expect, it } from 'vitest';
import { isWrittenAsCpf, toSignInMarks } from './sign-in-mark.ts';

it.each([
  ['529.982.247-25', '52998224725'],
  [' 52998224725 ', '52998224725'],
  ['529 982 247\u201325', '52998224725'],
  // Whether there is such a CPF is not told apart from whether anybody has it.
  ['11111111111', '11111111111'],
  ['5299822472', null],
  ['52998224725@empresa.example', null],
  ['F-52998224725', null],
  ['', null],
])('%j may be the CPF %s', (text, cpf) => {
  expect(toSignInMarks(text).cpf).toBe(cpf);
});

it('is the e-mail and the registration number that it may be, as those are kept', () => {
  expect(toSignInMarks(' Ana@Empresa.example ')).toEqual({
    email: 'ana@empresa.example',
    cpf: null,
    registrationNumber: 'Ana@Empresa.example',
    key: 'ana@empresa.example',
  });
  expect(toSignInMarks(' F  0042 ')).toMatchObject({ cpf: null, registrationNumber: 'F 0042' });
  expect(toSignInMarks('52998224725').registrationNumber).toBe('52998224725');
});

it('counts tries by one key, however it is written', () => {
  const keys = (texts: string[]) => new Set(texts.map((text) => toSignInMarks(text).key));
  expect(keys(['529.982.247-25', '52998224725', ' 529 982 247 25 ']).size).toBe(1);
  expect(keys(['f-42', 'F-42 ']).size).toBe(1);
  expect(keys(['F-42', 'F-43']).size).toBe(2);
});

it.each([
  ['529.982.247-25', true],
  [' 529 982 247 26', true],
  ['529.982.247\u201326', true],
  // Could be a registration number.
  ['52998224726', false],
  ['2024-0001234', false],
  ['ana', false],
  ['', false],
])('%j is written as a CPF: %s', (text, is) => {
  expect(isWrittenAsCpf(text)).toBe(is);
});
