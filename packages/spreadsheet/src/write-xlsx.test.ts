import { read } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { writeXlsx } from './write-xlsx.ts';

const rows = [
  ['Nome', 'Nota', 'Desde'],
  ['=HYPERLINK("http://x.example")', 7.5, { day: '2026-03-01' }],
  ['Ana & <Bia>', 0, null],
] as const;

const sheetOf = (bytes: Uint8Array) => {
  const book = read(bytes, { cellNF: true });
  return book.Sheets[book.SheetNames[0] ?? ''] ?? {};
};

it('keeps text as text, whatever it begins with, and numbers and days as such', () => {
  const sheet = sheetOf(writeXlsx([{ name: 'Pessoas', rows }]));
  expect(sheet.A2).toMatchObject({ t: 's', v: '=HYPERLINK("http://x.example")' });
  expect(sheet.A2.f).toBeUndefined();
  expect(sheet.A3).toMatchObject({ v: 'Ana & <Bia>' });
  expect(sheet.B2).toMatchObject({ t: 'n', v: 7.5 });
  expect(sheet.B3).toMatchObject({ t: 'n', v: 0 });
  expect(sheet.C2).toMatchObject({ t: 'n', v: 46_082, z: 'dd/mm/yyyy' });
  expect(sheet.C3).toBeUndefined();
  expect(sheet['!autofilter']).toEqual({ ref: 'A1:C3' });
});

it('writes what we read ourselves', async () => {
  const written = [
    ['Nome', 'E-mail'],
    ['José Ávila', 'jose@empresa.example'],
  ];
  const bytes = writeXlsx([{ name: 'Pessoas', rows: written }]);
  const { rows: read } = await readSpreadsheet(bytes, { bytes: 100_000, rows: 10 });
  expect(read.map(({ cells }) => cells)).toEqual([['José Ávila', 'jose@empresa.example']]);
});

it('has a sheet where there is nothing but a header', () => {
  expect(sheetOf(writeXlsx([{ name: 'Pessoas', rows: [['Nome']] }]))['!ref']).toBe('A1');
});

it('has its sheets in their order, each with what is said below its rows', () => {
  const book = read(
    writeXlsx([
      {
        name: 'Resumo',
        rows: [
          ['Indicador', 'Valor'],
          ['Pessoas', 60],
        ],
        notes: ['=1+1', 'Só isso'],
      },
      { name: 'Perfis', rows: [['Perfil']], notes: ['Só isso'] },
      { name: 'Tendência de ciclos', rows },
    ]),
  );
  expect(book.SheetNames).toEqual(['Resumo', 'Perfis', 'Tendência de ciclos']);
  const { Resumo: sheet, Perfis: bare } = book.Sheets;
  expect(sheet?.['!autofilter']).toEqual({ ref: 'A1:B2' });
  expect(sheet?.A3).toBeUndefined();
  expect(sheet?.A4).toMatchObject({ t: 's', v: '=1+1' });
  expect(sheet?.A5).toMatchObject({ v: 'Só isso' });
  expect(bare?.['!autofilter']).toBeUndefined();
  expect(bare?.A3).toMatchObject({ v: 'Só isso' });
  expect(book.Sheets['Tendência de ciclos']?.A3).toMatchObject({ v: 'Ana & <Bia>' });
});
