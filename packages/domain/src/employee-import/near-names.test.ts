import { describe, expect, it } from 'vitest';
import { createRandom } from '../random/index.ts';
import { createNearNameIndex, createNearNames, findNearNames } from './near-names.ts';

const random = createRandom(11);
const syllables = ['ba', 'co', 'di', 'fu', 'ge', 'la', 'mo', 'ni', 'pe', 'ru', 'sa', 'te', 'vi'];
const drawWord = () =>
  Array.from({ length: 3 }, () => syllables[Math.floor(random() * syllables.length)]).join('');

describe('the name that may be meant', () => {
  const find = createNearNames([
    'Vendas',
    'Recursos Humanos',
    'Pós-venda',
    'TI',
    'Analista Jr',
    'Loja 1',
    'Turma 2024',
    'Coordenador de Operações',
    'Analista',
    'Compras',
  ]);

  it.each([
    ['Venda', 'Vendas'],
    ['VENDAS ', 'Vendas'],
    ['Vemdas', 'Vendas'],
    ['Recurso Humano', 'Recursos Humanos'],
    ['Recursos Humanso', 'Recursos Humanos'],
    ['Pos vendas', 'Pós-venda'],
    ['Pósvenda', 'Pós-venda'],
    ['Coordenadora de Operação', 'Coordenador de Operações'],
    ['Coordenadora de Operações', 'Coordenador de Operações'],
    ['Analistas', 'Analista'],
    ['Analista Sr', undefined],
    ['Analista II', undefined],
    ['Loja 2', undefined],
    ['Turma 2025', undefined],
    ['RH', undefined],
    ['T.I.', 'TI'],
    ['Marketing', undefined],
    ['', undefined],
  ])('%j: %s', (name, meant) => {
    expect(find(name)).toBe(meant);
  });

  it('is the nearest, of several the first', () => {
    expect(createNearNames(['Rendas', 'Vendas', 'Venda'])('Vendaz')).toBe('Vendas');
    expect(createNearNames(['Vendedor', 'Vendedora'])('Vendedores')).toBe('Vendedor');
  });

  it('is none where there are none', () => {
    expect(createNearNames([])('Vendas')).toBeUndefined();
    expect(createNearNames(['***'])('---')).toBeUndefined();
  });

  it('is found among many by comparing letters of few', () => {
    const many = Array.from({ length: 10_000 }, () => `Analista ${drawWord()} ${drawWord()}`);
    const near = createNearNameIndex(many);
    for (let at = 0; at < 100; at += 1) near.find(`Analista ${drawWord()} ${drawWord()}`);
    const comparisons = 100 * many.length;
    expect(near.work).toBeGreaterThanOrEqual(comparisons);
    expect(near.work).toBeLessThan(2 * comparisons);

    const numbered = createNearNameIndex(many.map((_, at) => `Loja ${at}`));
    for (let at = 0; at < 100; at += 1) numbered.find(`Loja ${20_000 + at}`);
    expect(numbered.work).toBe(0);
  });
});

it('is never another number, however it is written', () => {
  const find = createNearNames(['Loja 12', 'Loja 1', 'Loja 1 2 3', 'Turma VIII', 'Galpão 1-1']);
  for (const name of ['Loja 1 2', 'Loja 1-2', 'Loja 2', 'Loja 12 3', 'Turma XIII', 'Galpão 11']) {
    expect(find(name), name).toBeUndefined();
  }
  expect(find('Loja12')).toBe('Loja 12');
  expect(find('Loja 1-2-3')).toBe('Loja 1 2 3');
  expect(find('LOJA-1')).toBe('Loja 1');
});

it.each([
  ['Confeiteira', 'Confeiteiro'],
  ['Confeiteiro/a', 'Confeiteiro'],
  ['Confeiteiro(a)', 'Confeiteiro'],
  ['Confeiteiros(as)', 'Confeiteiro'],
  ['Vendedora', 'Vendedor'],
  ['Vendedor(a) Externo(a)', 'Vendedora Externa'],
  ['Coordenador Administrativo Financeiro Pleno', 'Coordenadora Administrativa Financeira Plena'],
  ['Oficiala de Registro', 'Oficial de Registro'],
  ['Loja Norte/A', undefined],
  ['Loja Centro/B', undefined],
])('may be the other gender, or both: %s', (name, meant) => {
  const find = createNearNames([
    'Confeiteiro',
    'Vendedor',
    'Vendedora Externa',
    'Coordenadora Administrativa Financeira Plena',
    'Oficial de Registro',
    'Loja Norte',
    'Loja Centro',
  ]);
  expect(find(name)).toBe(meant);
});

describe('names of one sheet that may be the same', () => {
  const near = (...names: readonly [string, number][]) => {
    const steps = findNearNames(names.map(([name, rows]) => ({ name, rows })));
    let step = steps.next();
    while (!step.done) step = steps.next();
    return Object.fromEntries(step.value);
  };

  it('mean the one that more rows bring, else the first', () => {
    expect(near(['Finaceiro', 1], ['Financeiro', 12])).toEqual({ Finaceiro: 'Financeiro' });
    expect(near(['Finaceiro', 2], ['Financeiro', 2])).toEqual({ Financeiro: 'Finaceiro' });
  });

  it('mean none that means another one itself', () => {
    expect(near(['Vendas', 3], ['Vemdas', 2], ['Vemdaz', 1])).toEqual({
      Vemdas: 'Vendas',
      Vemdaz: 'Vendas',
    });
    expect(near(['Comercial', 3], ['Comercia', 2], ['Comerc', 1])).toEqual({
      Comercia: 'Comercial',
    });
  });

  it('are none where they are far apart', () => {
    expect(near(['Loja 1', 3], ['Loja 2', 2], ['Compras', 1])).toEqual({});
  });
});
