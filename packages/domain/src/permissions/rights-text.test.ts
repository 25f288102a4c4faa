import { expect, it } from 'vitest';
import { readRightsText, writeRightsText } from './rights-text.ts';

const text = '5:visualizar,incluir 12:excluir';

it('writes rights by section, in the order in which they come', () => {
  expect(
    writeRightsText([
      [5, ['visualizar', 'incluir']],
      [12, ['excluir']],
    ]),
  ).toBe(text);
  expect(writeRightsText([])).toBe('');
});

it('reads what was written, and passes over what is none of it', () => {
  expect(writeRightsText(readRightsText(text))).toBe(text);
  expect(readRightsText('x:alterar 5:alterar,mandar 6: 7:mandar -1:alterar oi')).toEqual(
    new Map([[5, ['alterar']]]),
  );
  expect(readRightsText('')).toEqual(new Map());
});
