import { expect, it } from 'vitest';
import { gameWords } from './given-words.ts';

it.each([
  [' Acolhedora \n', 'Acolhedora'],
  ['', undefined],
  [' \n\t ', undefined],
  ['a'.repeat(5000), 'a'.repeat(5000)],
  [` ${'a'.repeat(5000)} `, 'a'.repeat(5000)],
  ['a'.repeat(5001), undefined],
])('takes %j as an answer', (text, kept) => {
  expect(gameWords(text)).toBe(kept);
});
