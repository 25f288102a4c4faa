import { type BookType, CFB, utils, type WorkBook, write } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { columns, countNamed, limits } from './people-fixtures.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import type { ReadingChoice } from './sheet.ts';
import { sheet as sheetXml, workbook as xlsxFiles } from './xlsx-fixtures.ts';

const read = (bytes: Uint8Array, choice?: ReadingChoice) =>
  readSpreadsheet(bytes, { ...limits, columnsIn: countNamed }, choice);

const rowOf = (name: string) => [name, 'F', `${name}@lote.example`, '11987650001', 'A', 'Vendas'];
const people = (...names: string[]) => [[...columns], ...names.map(rowOf)];
const lists = [
  ['Sexo', 'Cargo'],
  ['M', 'Auxiliar'],
  ['F', 'Gerente'],
];

function workbook(sheets: Readonly<Record<string, unknown[][]>>, hidden: readonly string[] = []) {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  }
  const Sheets = Object.keys(sheets).map(
    (name) => ({ Hidden: hidden.includes(name) ? 1 : 0 }) as const,
  );
  book.Workbook = { Sheets: [...Sheets] };
  return book;
}

const toBytes = (book: WorkBook, bookType: BookType) =>
  new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
const namesOf = ({ rows }: Awaited<ReturnType<typeof read>>) => rows.map(({ cells }) => cells[0]);

describe.each(['xlsx', 'biff8'] as const)('a workbook of the format %s', (bookType) => {
  it('has the visible sheet read, and the hidden one told', async () => {
    const book = workbook({ Antes: people('velha'), Hoje: people('ana', 'bia') }, ['Antes']);
    const sheet = await read(toBytes(book, bookType));
    expect(namesOf(sheet)).toEqual(['ana', 'bia']);
    expect(sheet).toMatchObject({
      sheet: 1,
      sheets: [
        { name: 'Antes', isHidden: true, rowCount: 1 },
        { name: 'Hoje', isHidden: false, rowCount: 2 },
      ],
      notes: [{ kind: 'hidden-sheets', count: 1, name: 'Antes' }],
    });
  });

  it('has the sheet proposed whose header names people, wherever it stands', async () => {
    const sheets = { Capa: [['Empresa', 'RH']], Listas: lists, Gente: people('ana'), Mais: lists };
    const sheet = await read(toBytes(workbook(sheets), bookType));
    expect(sheet.sheet).toBe(2);
    expect(sheet.notes).toEqual([{ kind: 'other-sheets', count: 2, name: 'Listas, Mais' }]);
  });

  it('has the first of two sheets of people proposed, and the other one chosen', async () => {
    const bytes = toBytes(workbook({ Matriz: people('ana'), Filial: people('bia') }), bookType);
    expect(namesOf(await read(bytes))).toEqual(['ana']);
    expect((await read(bytes)).notes).toEqual([{ kind: 'other-sheets', count: 1, name: 'Filial' }]);
    expect(namesOf(await read(bytes, { sheet: 1 }))).toEqual(['bia']);
  });

  it('has a sheet with rows proposed before a template without', async () => {
    const sheets = {
      Modelo: people(),
      Capa: [
        ['Empresa', 'RH'],
        ['x', 'y'],
      ],
      Gente: people('ana'),
    };
    expect(namesOf(await read(toBytes(workbook(sheets), bookType)))).toEqual(['ana']);
  });

  it('has no sheet read in place of one that it does not have', async () => {
    const bytes = toBytes(workbook({ P: people('ana') }), bookType);
    await expect(read(bytes, { sheet: 7 })).rejects.toMatchObject({ problem: 'no-rows' });
  });

  it('whose visible sheets are empty has none of the hidden ones read unasked', async () => {
    const bytes = toBytes(workbook({ Antes: people('velha'), Nova: [[]] }, ['Antes']), bookType);
    await expect(read(bytes)).rejects.toMatchObject({ problem: 'only-hidden' });
    expect(namesOf(await read(bytes, { sheet: 0 }))).toEqual(['velha']);
  });

  it('has the value of merged cells in each of their rows, and no row made of it', async () => {
    const rows = people('ana', 'bia', 'caio');
    for (const row of rows.slice(2)) row[5] = '';
    const book = workbook({ P: rows });
    const { P: sheet } = book.Sheets;
    if (sheet) sheet['!merges'] = ['F2:F9', 'A1:B1'].map((range) => utils.decode_range(range));
    const { rows: found, notes } = await read(toBytes(book, bookType));
    expect(found.map(({ line, cells }) => [line, cells[5]])).toEqual([
      [2, 'Vendas'],
      [3, 'Vendas'],
      [4, 'Vendas'],
    ]);
    expect(notes).toEqual([{ kind: 'merged-cells', count: 2, lines: [3, 4] }]);
  });

  it('has its header in the second line of a merged one, below groups of columns', async () => {
    const groups = ['Nome', 'Sexo', 'Contato', '', 'Empresa', ''];
    const below = ['', '', 'E-mail', 'Telefone', 'Cargo', 'Departamento'];
    const book = workbook({ P: [groups, below, rowOf('ana')] });
    const { P: sheet } = book.Sheets;
    const merges = ['A1:A2', 'B1:B2', 'C1:D1', 'E1:F1'];
    if (sheet) sheet['!merges'] = merges.map((range) => utils.decode_range(range));
    const found = await read(toBytes(book, bookType));
    expect(found).toMatchObject({ header: columns, headerLine: 2, rows: [{ line: 3 }] });
  });
});

const row = (attributes: string, ...cells: string[]) =>
  `<row ${attributes}>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

/** A workbook of one sheet that says of itself what is told. */
function xlsxOf(rows: string, dimension = '', level: 0 | 6 = 6) {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="${relation}"><sheets><sheet name="P" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="r1" Type="${relation}/worksheet" Target="s.xml"/></Relationships>`,
    ),
    'xl/s.xml': [
      strToU8(`<worksheet>${dimension}<sheetData>${rows}</sheetData></worksheet>`),
      { level },
    ],
  });
}

describe('a sheet of a workbook', () => {
  const head = row('r="1"', ...columns);

  it('has rows that a filter hides read, and told', async () => {
    const rows = [head, row('r="2"', ...rowOf('ana')), row('r="3" hidden="1"', ...rowOf('bia'))];
    const sheet = await read(xlsxOf(rows.join('')));
    expect(namesOf(sheet)).toEqual(['ana', 'bia']);
    expect(sheet.notes).toEqual([{ kind: 'filtered-rows', count: 1, lines: [3] }]);
  });

  it('that says it has more lines than there are is told', async () => {
    const rows = head + row('r="2"', ...rowOf('ana'));
    const told = await read(xlsxOf(rows, '<dimension ref="A1:F12"/>'));
    expect(told.notes).toEqual([{ kind: 'count-differs', count: 10 }]);
    for (const ref of ['A1:F2', 'A1', 'A1:F0', '']) {
      expect((await read(xlsxOf(rows, `<dimension ref="${ref}"/>`))).notes).toEqual([]);
    }
  });

  it('may tell the places of some rows and cells, and not of others', async () => {
    const cell = (text: string, at = '') => `<c ${at} t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = [
      head,
      `<row>${rowOf('ana')
        .map((text) => cell(text))
        .join('')}</row>`,
      `<row r="5">${cell('bia')}${cell('b@lote.example', 'r="C5"')}${cell('1198765')}</row>`,
      `<row>${cell('caio')}</row>`,
    ];
    const sheet = await read(xlsxOf(rows.join('')));
    expect(sheet.rows).toMatchObject([
      { line: 2, cells: rowOf('ana') },
      { line: 5, cells: ['bia', '', 'b@lote.example', '1198765', '', ''] },
      { line: 6, cells: ['caio', '', '', '', '', ''] },
    ]);
  });

  it('without rows that tell their places ends where a sheet has no more', async () => {
    const rows = '<row/>'.repeat(1_048_577);
    await expect(read(xlsxOf(head + rows, '', 0))).rejects.toMatchObject({
      problem: 'too-many-rows',
    });
  });

  it('with merges beyond number is refused', async () => {
    const merges = '<mergeCell ref="A1:A9"/>'.repeat(100_001);
    await expect(read(xlsxOf(head + merges, '', 0))).rejects.toMatchObject({
      problem: 'too-much-inside',
    });
  });

  it('with merges that lie over one another is given up before they are filled without end', async () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => row(`r="${at + 2}"`, 'x')).join('');
    const merges = '<mergeCell ref="A1:A1001"/>'.repeat(6_000);
    await expect(read(xlsxOf(head + rows + merges, '', 0))).rejects.toMatchObject({
      problem: 'too-much-inside',
    });
  });
});

describe('a sheet that can not be read', () => {
  const good = sheetXml(row('r="1"', ...columns) + row('r="2"', ...rowOf('ana')));
  const bad = sheetXml('<row r="1"><c r="A1" t="s"><v>99</v></c></row>');

  /** A workbook of sheets by their names. */
  const bookOf = (sheets: Readonly<Record<string, string>>) => zipSync(xlsxFiles(sheets));

  it.each<[string, Record<string, string>, string]>([
    ['behind a good one', { Gente: good, Filial: bad }, 'Filial'],
    ['before a good one that names people', { Filial: bad, Gente: good }, 'Filial'],
    ['hidden', { 'Antes!': bad, Gente: good }, 'Antes!'],
    ['among several', { Gente: good, Sul: bad, Norte: bad }, 'Sul, Norte'],
  ])('is told by its name: %s', async (_where, sheets, name) => {
    const { notes, rows } = await read(bookOf(sheets));
    expect(rows).toHaveLength(1);
    expect(notes).toEqual([{ kind: 'unreadable-sheets', count: name.split(',').length, name }]);
  });

  it('is no reason to tell of it where it was chosen', async () => {
    const bytes = bookOf({ Gente: good, Filial: bad });
    await expect(read(bytes, { sheet: 1 })).rejects.toMatchObject({ problem: 'damaged' });
  });
});

describe('an old workbook', () => {
  /** The bytes of a workbook of two people whose stream was changed. */
  function changed(change: (stream: Buffer, dimensions: number) => Buffer): Uint8Array {
    const bytes = toBytes(workbook({ P: people('ana', 'bia') }), 'biff8');
    const entry = CFB.find(CFB.read(bytes, { type: 'buffer' }), '/Workbook');
    const stream = Buffer.from(entry?.content as Uint8Array);
    const container = CFB.utils.cfb_new();
    const dimensions = stream.indexOf(Buffer.from([0x00, 0x02, 0x0e, 0x00]));
    CFB.utils.cfb_add(container, '/Workbook', change(stream, dimensions));
    return new Uint8Array(CFB.write(container, { type: 'array' }) as number[]);
  }

  /** A record of a row, from 0. */
  function rowRecord(index: number, flags = 0x0100): Buffer {
    const record = Buffer.alloc(20);
    record.writeUInt16LE(0x0208, 0);
    record.writeUInt16LE(16, 2);
    record.writeUInt16LE(index, 4);
    record.writeUInt16LE(flags, 16);
    return record;
  }

  const behindDimensions = (stream: Buffer, at: number, record: Buffer) =>
    Buffer.concat([stream.subarray(0, at + 18), record, stream.subarray(at + 18)]);

  it('has rows that a filter hides read, and told', async () => {
    const sheet = await read(
      changed((stream, at) => behindDimensions(stream, at, rowRecord(2, 0x0120))),
    );
    expect(namesOf(sheet)).toEqual(['ana', 'bia']);
    expect(sheet.notes).toEqual([{ kind: 'filtered-rows', count: 1, lines: [3] }]);
  });

  /** Says that there are so many lines. */
  function state(stream: Buffer, at: number, lines: number): Buffer {
    stream.writeUInt32LE(lines, at + 8);
    return stream;
  }

  it('that says it has more lines than there are is told', async () => {
    const sheet = await read(changed((stream, at) => state(stream, at, 12)));
    expect(namesOf(sheet)).toEqual(['ana', 'bia']);
    expect(sheet.notes).toEqual([{ kind: 'count-differs', count: 9 }]);
  });

  it('has lines without text that are there all the same', async () => {
    const sheet = await read(
      changed((stream, at) => behindDimensions(state(stream, at, 12), at, rowRecord(11))),
    );
    expect(sheet.notes).toEqual([]);
  });
});
