import { describe, expect, it } from 'vitest';
import { createNearNames } from './near-names.ts';

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
    ['Coordenadora de Operação', undefined],
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
});
