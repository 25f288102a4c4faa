import { expect, it } from 'vitest';
import { nameOfCode, wordOfCode } from './word-of-code.ts';

const codes = { draft: 1, open: 2 } as const;
const names = { draft: 'Rascunho', open: 'Aberto' } as const;

it.each([
  [1, 'draft', 'Rascunho'],
  [2, 'open', 'Aberto'],
  [0, undefined, null],
  [3, undefined, null],
  [null, undefined, null],
  [undefined, undefined, null],
])('knows what %s stands for', (code, word, name) => {
  expect(wordOfCode(codes, code)).toBe(word);
  expect(nameOfCode(codes, names, code)).toBe(name);
});
