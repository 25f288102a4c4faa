import { expect, it } from 'vitest';
import { toWinAnsi } from './text-layer.ts';

it.each([
  ['Avaliação de João às 10 h', 'Avaliação de João às 10 h'],
  ['“Aspas” – e… travessão', '“Aspas” – e… travessão'],
  ['Tomás Dvořák', 'Tomás Dvorák'],
  ['a\u0303', 'ã'],
  ['→ 😀', '? ?'],
])('writes %j as %j', (text, written) => {
  expect(toWinAnsi(text)).toBe(written);
});
