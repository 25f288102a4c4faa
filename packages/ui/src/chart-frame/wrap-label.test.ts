import { expect, it } from 'vitest';
import { wrapLabel } from './wrap-label.ts';

it.each([
  ['keeps a short label on one line', 'Empatia', 12, ['Empatia']],
  [
    'breaks between words at the width',
    'Orientação para resultados',
    12,
    ['Orientação', 'para', 'resultados'],
  ],
  [
    'puts as many words on a line as the width takes',
    'Orientação para resultados',
    16,
    ['Orientação para', 'resultados'],
  ],
  ['leaves a long word whole', 'Responsabilidade', 8, ['Responsabilidade']],
  ['breaks after a hyphen', 'Bem-estar sócio-emocional', 10, ['Bem-estar', 'sócio-', 'emocional']],
  [
    'cuts a word that is too long for any line',
    'Interdisciplinaridade aplicada',
    8,
    ['Interdisciplina…', 'aplicada'],
  ],
])('%s', (_, label, width, lines) => {
  expect(wrapLabel(label, width)).toEqual(lines);
});

it('cuts what does not fit in the last line, its punctuation too', () => {
  expect(wrapLabel('um dois três quatro cinco', 5, 2)).toEqual(['um', 'dois…']);
  expect(wrapLabel('pessoas, prazos, interesses', 8, 2)).toEqual(['pessoas,', 'prazos…']);
});
