import type { Schema } from '@aferir/api-client';
import { describe, expect, it } from 'vitest';
import { addForecast } from './add-forecast.ts';

const forecast = (given: Partial<Schema<'ImportPreview'>>): Schema<'ImportPreview'> => ({
  qtdLinhas: 0,
  qtdNovos: 0,
  qtdAlterados: 0,
  qtdSemMudanca: 0,
  qtdComErro: 0,
  qtdSemEmail: 0,
  cargosNovos: [],
  departamentosNovos: [],
  alteracoes: [],
  recusas: [],
  qtdRecusas: 0,
  nomesProximos: [],
  flPodeAlterar: true,
  flPodeCriarCargos: true,
  flPodeCriarDepartamentos: true,
  avisos: [],
  ...given,
});
const known = forecast({
  qtdLinhas: 5,
  qtdNovos: 2,
  qtdAlterados: 1,
  qtdComErro: 2,
  cargosNovos: ['Técnico'],
  departamentosNovos: ['Empresa Modelo', 'Vendas'],
});

describe('rows that were mended', () => {
  it('are counted among those that go in, and with what they create', () => {
    const mended = forecast({
      qtdLinhas: 2,
      qtdNovos: 1,
      qtdSemMudanca: 1,
      cargosNovos: ['Técnico', 'Analista'],
      departamentosNovos: ['Empresa Modelo', 'Compras'],
    });
    expect(addForecast(known, mended)).toEqual({
      ...known,
      qtdNovos: 3,
      qtdSemMudanca: 1,
      qtdComErro: 0,
      cargosNovos: ['Técnico', 'Analista'],
      departamentosNovos: ['Empresa Modelo', 'Vendas', 'Compras'],
    });
  });

  it('may be left out by the server all the same', () => {
    const mended = forecast({ qtdLinhas: 1, qtdComErro: 1, flPodeAlterar: false });
    expect(addForecast(known, mended)).toEqual({ ...known, flPodeAlterar: false });
  });

  it('stand by line among those who change and who stay out, and count for near names', () => {
    const change = (nrLinha: number) => ({ nrLinha, nmPessoa: 'Ana', campos: [] });
    const refusal = (nrLinha: number) => ({
      nrLinha,
      nmPessoa: 'Ana',
      tpCampo: null,
      dsMotivo: 'Não.',
    });
    const near = (nmNovo: string, qtdLinhas: number) => ({
      tpLugar: 'cargo' as const,
      nmNovo,
      nmExistente: 'Analista',
      flTambemNovo: false,
      qtdLinhas,
    });
    const before = forecast({
      alteracoes: Array.from({ length: 20 }, (_, at) => change(2 * at + 2)),
      recusas: [refusal(9)],
      qtdRecusas: 1,
      nomesProximos: [near('Analistas', 2)],
    });
    const mended = forecast({
      alteracoes: [change(3)],
      recusas: [refusal(5)],
      qtdRecusas: 1,
      nomesProximos: [near('ANALISTAS', 1), near('Analisto', 1)],
    });
    const added = addForecast(before, mended);
    expect(added?.alteracoes.map(({ nrLinha }) => nrLinha)).toEqual([
      2,
      3,
      ...Array.from({ length: 18 }, (_, at) => 2 * at + 4),
    ]);
    expect(added).toMatchObject({
      recusas: [refusal(5), refusal(9)],
      qtdRecusas: 2,
      nomesProximos: [near('Analistas', 3), near('Analisto', 1)],
    });
  });

  it.each([
    { cargosNovos: ['TECNICO'] },
    { departamentosNovos: ['vendas'] },
    { departamentosNovos: ['Vemdas'] },
  ])('can not be added where they spell a new name another way: %o', (names) => {
    const mended = forecast({ qtdLinhas: 1, qtdNovos: 1, ...names });
    expect(addForecast(known, mended)).toBeUndefined();
  });

  it('can not be added where they name one of two that may be one', () => {
    const before = forecast({
      cargosNovos: ['Técnico', 'Tecnicoo'],
      nomesProximos: [
        {
          tpLugar: 'cargo',
          nmNovo: 'Tecnicoo',
          nmExistente: 'Técnico',
          flTambemNovo: true,
          qtdLinhas: 1,
        },
      ],
    });
    const naming = (name: string) => forecast({ qtdLinhas: 1, qtdNovos: 1, cargosNovos: [name] });
    expect(addForecast(before, naming('Técnico'))).toBeUndefined();
    expect(addForecast(before, naming('Tecnicoo'))).toBeUndefined();
    expect(addForecast(before, naming('Motorista'))).toBeDefined();
  });
});
