import type { Schema } from '@aferir/api-client';
import { describe, expect, it } from 'vitest';
import { addForecast } from './add-forecast.ts';

const forecast = (given: Partial<Schema<'ImportPreview'>>): Schema<'ImportPreview'> => ({
  qtdLinhas: 0,
  qtdNovos: 0,
  qtdAlterados: 0,
  qtdSemMudanca: 0,
  qtdComErro: 0,
  cargosNovos: [],
  departamentosNovos: [],
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

  it.each([{ cargosNovos: ['TECNICO'] }, { departamentosNovos: ['vendas'] }])(
    'can not be added where they spell a new name another way: %o',
    (names) => {
      const mended = forecast({ qtdLinhas: 1, qtdNovos: 1, ...names });
      expect(addForecast(known, mended)).toBeUndefined();
    },
  );
});
