import { readFileSync } from 'node:fs';
import { type BookType, CFB, utils, write } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeCsv } from './csv.ts';
import { escapeFormulas } from './formula-text.ts';
import { limits } from './people-fixtures.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import type { SpreadsheetProblem } from './spreadsheet-error.ts';

const header = ['Nome', 'E-mail', 'Telefone'];
const people = [
  ['João Araújo', 'joao@empresa.example', '11912345678'],
  ['Conceição', 'sao@empresa.example', '1133334444'],
];
const expected = {
  header,
  rows: people.map((cells, index) => ({ line: index + 2, cells })),
};

const utf8 = (text: string) => new TextEncoder().encode(text);
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const lines = (separator: string) =>
  [header, ...people].map((row) => row.join(separator)).join('\r\n');

const quoted = [header, ...people]
  .map((row) => row.map((cell) => `"${cell}"`).join(';'))
  .join('\r\n');

function workbook(rows: unknown[][], bookType: BookType): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([[]]), 'Vazia');
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Pessoas');
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
}

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)));

const rejects = (bytes: Uint8Array, problem: SpreadsheetProblem, most = limits) =>
  expect(readSpreadsheet(bytes, most)).rejects.toMatchObject({ problem });

describe('a csv', () => {
  it.each([
    ["Excel's, in Windows-1252 with semicolons", windows1252(`${lines(';')}\r\n`)],
    ["LibreOffice's, in UTF-8 with commas", utf8(`${lines(',')}\n`)],
    ["Google's, with a byte order mark", utf8(`\ufeff${lines(',')}`)],
    ['with tabs in UTF-16', utf16(lines('\t'))],
    ['with every cell quoted', utf8(quoted)],
  ])('%s', async (_name, bytes) => {
    expect(await readSpreadsheet(bytes, limits)).toMatchObject(expected);
  });

  it('may begin with its separator, have empty rows, quotes and line breaks in cells', async () => {
    const text = 'sep=;\r\nA;B\r\n;\r\n"x;""y""";"1\n2"\r\n\r\n';
    expect(await readSpreadsheet(utf8(text), limits)).toMatchObject({
      header: ['A', 'B'],
      rows: [{ line: 4, cells: ['x;"y"', '1\n2'] }],
    });
  });

  it('keeps cells that look like formulas and leading zeros as they are', async () => {
    const { rows } = await readSpreadsheet(utf8('A;B\n=1+1;007\n+5;-5\n@x;x'), limits);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['=1+1', '007'],
      ['+5', '-5'],
      ['@x', 'x'],
    ]);
  });

  it('may have 200 columns, two of one name, and a title above the header', async () => {
    const wide = Array.from({ length: 200 }, (_, index) => (index < 2 ? 'Nome' : `C${index}`));
    const text = `Relatório\n${wide.join(';')}\n${wide.map((_, index) => index).join(';')}`;
    const sheet = await readSpreadsheet(utf8(text), limits);
    expect(sheet.header).toEqual(wide);
    expect(sheet.rows).toMatchObject([{ line: 3 }]);
    expect(sheet.rows[0]?.cells[199]).toBe('199');
  });
});

describe('a workbook', () => {
  const [plain, second] = [
    ['Ana Souza', 'ana@empresa.example', '11912345678'],
    ['Bia Luz', 'bia@empresa.example', '1133334444'],
  ];
  const numbers = [header, [plain?.[0], plain?.[1], 11_912_345_678], [], second];
  const rows = [
    { line: 2, cells: plain },
    { line: 4, cells: second },
  ];

  it.each(['xlsx', 'biff8', 'biff5'] as const)(
    'of the format %s has its first sheet with data read, phones in full',
    async (bookType) => {
      const sheet = await readSpreadsheet(workbook(numbers as unknown[][], bookType), limits);
      expect(sheet).toMatchObject({ header, rows });
    },
  );

  it.each(['xlsx', 'biff8'] as const)('%s: dates and merged headers', async (bookType) => {
    const book = utils.book_new();
    const date = new Date(Date.UTC(2024, 1, 29));
    const sheet = utils.aoa_to_sheet(
      [
        ['Pessoa', null, 'Nascimento'],
        ['Ana', 'Souza', date],
      ],
      {
        UTC: true,
        cellDates: true,
      },
    );
    sheet['!merges'] = [utils.decode_range('A1:B1')];
    utils.book_append_sheet(book, sheet, 'P');
    const bytes = new Uint8Array(
      write(book, { type: 'array', bookType, cellDates: true }) as ArrayBuffer,
    );
    expect(await readSpreadsheet(bytes, limits)).toMatchObject({
      header: ['Pessoa', '', 'Nascimento'],
      rows: [{ line: 2, cells: ['Ana', 'Souza', '29/02/2024'] }],
    });
  });
});

describe('files of other programs', () => {
  it.each(['libreoffice.xlsx', 'libreoffice.xls'])('%s', async (name) => {
    expect(await readSpreadsheet(fixture(name), limits)).toMatchObject(expected);
  });

  it('a workbook with a password', () => {
    const sealed = CFB.utils.cfb_new();
    CFB.utils.cfb_add(sealed, '/EncryptionInfo', new Uint8Array(8));
    CFB.utils.cfb_add(sealed, '/EncryptedPackage', new Uint8Array(64));
    return rejects(new Uint8Array(CFB.write(sealed, { type: 'array' }) as number[]), 'encrypted');
  });
});

describe('a file that is none', () => {
  it.each([
    ['nothing', new Uint8Array(), 'no-rows'],
    ['a header alone', utf8('Nome;E-mail\n;\n'), 'no-rows'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'not-a-spreadsheet'],
    ['a zip of something else', zipSync({ 'a.txt': strToU8('oi') }), 'not-a-spreadsheet'],
    ['half a workbook', workbook([header, ...people], 'xlsx').slice(0, 2000), 'damaged'],
    ['a broken old workbook', workbook([header], 'biff8').slice(0, 700), 'damaged'],
  ] as const)('%s', (_name, bytes, problem) => rejects(bytes, problem));

  it('a zip bomb, which is not unpacked', () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(60 * 1024 * 1024) });
    expect(bomb.byteLength).toBeLessThan(100_000);
    return rejects(bomb, 'too-much-inside');
  });

  it('a file that is too large', () =>
    rejects(utf8('A;B\n1;2'), 'too-large', { ...limits, bytes: 5 }));

  it('50,001 rows', () => {
    const text = `A;B\n${'1;2\n'.repeat(50_001)}`;
    return rejects(utf8(text), 'too-many-rows');
  });
});

describe('writing a csv', () => {
  const rows = [
    ['Linha', 'Motivo'],
    ['2', '=cmd|calc'],
    ['3', '"a";b'],
  ];

  it('quotes every cell, has none taken for a formula, and comes back as it was', async () => {
    const text = writeCsv(rows);
    expect(text).toBe('\ufeff"Linha";"Motivo"\r\n"2";"\'=cmd|calc"\r\n"3";"""a"";b"\r\n');
    const sheet = await readSpreadsheet(utf8(text), limits);
    expect([sheet.header, ...sheet.rows.map(({ cells }) => cells)]).toEqual(rows);
  });

  it.each(['xlsx', 'biff8'] as const)(
    'comes back when it was saved as %s in between',
    async (type) => {
      const saved = rows.map((row) => row.map(escapeFormulas));
      const sheet = await readSpreadsheet(workbook(saved, type), limits);
      expect([sheet.header, ...sheet.rows.map(({ cells }) => cells)]).toEqual(rows);
    },
  );
});
