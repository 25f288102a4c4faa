import { expect, it } from 'vitest';
import { languageFaults, wordsOf } from './plain-language.ts';

it.each([
  'Bem-vindo(a) ao grupo',
  'Conta com o/a colega',
  'A decisão cabe a ele',
  'Depende dela',
  'Procura o líder do grupo',
  'Ajuda os colegas',
  'O bom colaborador cumpre prazos',
  'É muito focado',
  'Trabalha sozinho',
  'Fico atento aos detalhes',
  'Sente-se segura em público',
  'Sinais de ansiedade',
  'Perfil indicado para contratação',
  'Fala , depois escuta',
])('finds the fault of "%s"', (text) => {
  expect(languageFaults([text])).toEqual([text]);
});

it.each([
  'Escuta com atenção e ajuda colegas',
  'Fico de olho no prazo',
  'O grupo pode seguir tranquilo',
  'Prevê contratempos e aquela dúvida de sempre',
])('passes "%s"', (text) => {
  expect(languageFaults([text])).toEqual([]);
});

it('takes a hyphenated word for one', () => {
  expect(wordsOf('Faz bem-feito, e já!')).toEqual(['faz', 'bem-feito', 'e', 'já']);
});
