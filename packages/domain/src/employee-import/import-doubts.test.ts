import { describe, expect, it } from 'vitest';
import { findImportDoubts, IMPORT_SAMPLE_ROWS } from './import-doubts.ts';
import type { ColumnMapping, ImportField } from './import-fields.ts';

const today = new Date('2026-11-28T12:00:00Z');
const good = [
  'Ana Souza',
  'F',
  'ana@empresa.example',
  '(11) 91234-5678',
  'Analista',
  'Vendas',
  '04/03/2024',
];
const mapping: ColumnMapping = {
  nome: 0,
  sexo: 1,
  'e-mail': 2,
  telefone: 3,
  cargo: 4,
  departamento: 5,
  admissão: 6,
};

/** The doubts about rows that stand from line 2 on. */
const find = (rows: readonly (readonly string[])[], columns = mapping) =>
  findImportDoubts(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    columns,
    today,
  );
const withCell = (field: ImportField, text: string) => good.with(mapping[field] ?? -1, text);

describe('doubts about the columns of a sheet', () => {
  it('are none where the first rows can go in', () => {
    expect(find([good, withCell('sexo', ''), withCell('sexo', 'Mulher')])).toEqual([]);
    expect(findImportDoubts([{ line: 2, cells: good }], {}, today)).toEqual([]);
    expect(find([])).toEqual([]);
  });

  it.each([
    ['nome', '', 'empty'],
    ['nome', 'ana@empresa.example', 'looks-like-email'],
    ['nome', '11 91234-5678', 'looks-like-phone'],
    ['nome', 'Feminino', 'looks-like-gender'],
    ['nome', '1024', 'looks-like-number'],
    ['sexo', 'Ana Souza', 'fault'],
    ['sexo', '11 91234-5678', 'looks-like-phone'],
    ['e-mail', '11 91234-5678', 'looks-like-phone'],
    ['e-mail', 'Vendas', 'fault'],
    ['telefone', 'ana@empresa.example', 'looks-like-email'],
    ['telefone', '91234-5678', 'fault'],
    ['cargo', '4.500,00', 'looks-like-number'],
    ['departamento', 'M', 'looks-like-gender'],
    ['departamento', '04/03/2024', 'looks-like-number'],
    ['admissão', '4.500,00', 'fault'],
  ] as const)('in %s tell %j as %s', (field, value, kind) => {
    expect(find([withCell(field, value)])).toMatchObject([{ field, kind, value, line: 2 }]);
  });

  it('are none about an e-mail that is missing where something else tells who it is', () => {
    const columns = { ...mapping, CPF: 7, matrícula: 8 };
    const withoutEmail = withCell('e-mail', '');
    expect(find([[...withoutEmail, '52998224725', '1204']], columns)).toEqual([]);
    expect(find([[...withoutEmail, '', '']], columns)).toMatchObject([
      { field: 'e-mail', kind: 'empty' },
    ]);
    expect(find([[...good, 'ana@empresa.example', '']], columns)).toMatchObject([
      { field: 'CPF', kind: 'looks-like-email' },
    ]);
    expect(find([[...good, '11912345678', '']], columns)).toMatchObject([
      { field: 'CPF', kind: 'fault' },
    ]);
  });

  it('show the first value and its line, say why it cannot go in, and count the rows', () => {
    const rows = [
      good,
      withCell('telefone', ' 0800 123 4567\u200b'),
      good,
      withCell('telefone', ''),
    ];
    expect(find(rows)).toEqual([
      {
        field: 'telefone',
        kind: 'fault',
        line: 3,
        value: '0800 123 4567',
        fault: { field: 'telefone', problem: 'no-phone', fault: 'service' },
        count: 2,
      },
    ]);
  });

  it('come in the order of the fields, and of the first rows alone', () => {
    const swapped = { ...mapping, nome: 2, 'e-mail': 0 };
    expect(find([good], swapped).map(({ field }) => field)).toEqual(['nome', 'e-mail']);
    const rows = [...Array.from({ length: IMPORT_SAMPLE_ROWS }, () => good), withCell('nome', '')];
    expect(find(rows)).toEqual([]);
  });
});
