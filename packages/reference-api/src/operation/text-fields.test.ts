import { expect, it } from 'vitest';
import type { Fault } from '../platform/errors/api-error.ts';
import { digitsOf, readForm, readGivenTexts, readTexts, type TextField } from './text-fields.ts';

type Field = 'nmCidade' | 'dsCep' | 'nrTelefone';
type Column = 'city' | 'zip_code' | 'phone';

const fields: readonly TextField<Field, Column>[] = [
  { field: 'nmCidade', column: 'city', required: 'Cidade é obrigatória' },
  {
    field: 'dsCep',
    column: 'zip_code',
    check: [(text) => digitsOf(text).length === 8, 'CEP inválido'],
    store: digitsOf,
  },
  {
    field: 'nrTelefone',
    column: 'phone',
    problem: (text) => (text === '1' ? undefined : `Não pode ser ${text}`),
  },
];

function read(body: Partial<Record<Field, string | null>>, isKept?: (column: Column) => boolean) {
  const faults: Fault[] = [];
  return { values: readTexts(fields, { body, faults, ...(isKept && { isKept }) }), faults };
}

it('keeps texts trimmed, as they are stored, and empty ones as none', () => {
  const values = { city: 'São Paulo', zip_code: '01310100' };
  expect(read({ nmCidade: ' São Paulo ', dsCep: '01310-100' })).toEqual({ values, faults: [] });
  expect(read({ nmCidade: 'A', dsCep: ' ' }).values).toEqual({ city: 'A', zip_code: null });
});

it('leaves out what was left out, unless it is required and missing', () => {
  expect(read({ nmCidade: 'A' }).values).toEqual({ city: 'A' });
  expect(read({}, (column) => column === 'city')).toEqual({ values: {}, faults: [] });
  const message = 'Cidade é obrigatória';
  for (const body of [{}, { nmCidade: null }, { nmCidade: '  ' }]) {
    expect(read(body).faults).toEqual([{ field: 'nmCidade', message }]);
  }
});

it('tells what is wrong', () => {
  const faults = [{ field: 'dsCep', message: 'CEP inválido' }];
  expect(read({ nmCidade: 'A', dsCep: '1', nrTelefone: '1' }).faults).toEqual(faults);
  expect(read({ nmCidade: 'A', nrTelefone: ' ' }).faults).toEqual([]);
  expect(read({ nmCidade: 'A', nrTelefone: '2' }).faults).toEqual([
    { field: 'nrTelefone', message: 'Não pode ser 2' },
  ]);
});

it('reads texts that are all given, empty ones as such', () => {
  const faults: Fault[] = [];
  const body = { nmCidade: ' São Paulo ', dsCep: ' ', nrTelefone: '2' };
  const values = { city: 'São Paulo', zip_code: '', phone: '2' };
  expect(readGivenTexts(fields, body, faults)).toEqual(values);
  expect(faults).toEqual([{ field: 'nrTelefone', message: 'Não pode ser 2' }]);
});

it('refuses a form with all that is wrong with it', () => {
  const fault = { field: 'nmCidade', message: 'Cidade é obrigatória' };
  expect(readForm(() => 'São Paulo')).toBe('São Paulo');
  expect(() =>
    readForm((faults) => {
      faults.push(fault, { field: 'dsCep', message: 'CEP inválido' });
    }),
  ).toThrow(
    expect.objectContaining({
      status: 400,
      errors: ['Cidade é obrigatória', 'CEP inválido'],
      faults: [fault, { field: 'dsCep', message: 'CEP inválido' }],
    }),
  );
});
