import { expect, it } from 'vitest';
import { clampText } from './clamp-text.ts';

const measure = (text: string) => text.length;

it.each([
  ['keeps what fits on one line', 'Vendas', 10, 2, ['Vendas']],
  ['breaks between words', 'Pessoas e Cultura', 10, 2, ['Pessoas e', 'Cultura']],
  ['breaks after a hyphen', 'Contas-chave regionais', 9, 3, ['Contas-', 'chave', 'regionais']],
  [
    'breaks within a word that is longer than a line',
    'Interdisciplinaridade',
    8,
    3,
    ['Interdis', 'ciplinar', 'idade'],
  ],
  [
    'cuts the last line where more would be needed',
    'Pessoas e Cultura geral',
    10,
    2,
    ['Pessoas e', 'Cultura g…'],
  ],
  ['cuts a single line', 'Diretora de operações', 10, 1, ['Diretora …']],
  ['leaves one letter where there is no room at all', 'Vendas', 0, 2, ['V', '…']],
  ['has no line for no text', '  ', 10, 2, []],
  ['cuts no letter in two', '𝒜𝒜𝒜𝒜', 5, 1, ['𝒜𝒜…']],
])('%s', (_, text, width, maxLines, lines) => {
  expect(clampText(text, width, maxLines, measure)).toEqual(lines);
});
