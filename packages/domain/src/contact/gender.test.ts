import { expect, it } from 'vitest';
import { toGender } from './gender.ts';

it.each([
  ['M', ['M', 'm', 'm.', 'Masc', 'MASC.', 'Masculino', 'masculina', 'Homem', 'homem ', 'Male']],
  ['F', ['F', 'f', 'f.', 'Fem', 'FEM.', 'Feminino', 'feminina', 'Mulher', ' MULHER', 'female']],
])('reads %s in the words that people write', (gender, words) => {
  expect(words.map(toGender)).toEqual(words.map(() => gender));
});

it.each([
  ['M (Masculino)', 'M'],
  ['F - Feminino', 'F'],
  ['Sexo masculino', 'M'],
  ['Gênero: feminino', 'F'],
  ['Mulher cis', 'F'],
  ['homem\u00a0trans', 'M'],
  ['\u200bFeminino\u200e', 'F'],
])('reads %j as %s', (text, gender) => {
  expect(toGender(text)).toBe(gender);
});

it.each([
  '',
  ' ',
  '-',
  'N/A',
  'n/i',
  'Não informado',
  'NÃO INFORMADA',
  'Prefiro não informar',
  'prefiro nao dizer',
  'Preferiu não responder',
  'Não quero informar',
  'Não declarado',
  'Outro',
  'outra',
  'Outros',
  'Não binário',
  'nao-binaria',
  'Não-binárie',
  'NB',
  'Agênero',
  'Gênero fluido',
  'Sem informação',
  'Other',
  'Non-binary',
])('takes %j for not told', (text) => {
  expect(toGender(text)).toBeNull();
});

it.each([
  'X',
  'H',
  'M/F',
  'Masculino ou feminino',
  'Ana',
  '1',
  '?',
  'ana@empresa.example',
  'toString',
])('cannot read %j', (text) => {
  expect(toGender(text)).toBeUndefined();
});
