import { describe, expect, it } from 'vitest';
import { limits } from './people-fixtures.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { withNeededRecords } from './xls-records.ts';

const word = (value: number) => [value & 255, value >> 8];
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const record = (kind: number, ...body: number[]) => [...word(kind), ...word(body.length), ...body];
const filled = (kind: number, length: number) => record(kind, ...Array.from({ length }, () => 255));

/** A workbook that is one sheet, by what it begins with. */
const sheetOf = (beginning: number[], ...records: number[][]) =>
  new Uint8Array([...beginning, ...records.flat(), ...record(0x000a)]);
const first = record(0x0009, 2, 0, 0x10, 0);
const excel95 = record(0x0809, ...word(0x0500), 0x10, 0, 0, 0, 0, 0);
const excel97 = record(0x0809, ...word(0x0600), 0x10, 0, 0, 0, 0, 0);

const cell = (row: number) => [...word(row), 0, 0, 0, 0];
const label = (row: number, text: string) =>
  record(0x0204, ...cell(row), ...word(text.length), ...letters(text));
/** One that came to a text, which follows. */
const formula = record(0x0006, ...cell(1), ...[0, 0, 0, 0, 0, 0, 255, 255], ...cell(0), 0, 0);

const read = (bytes: Uint8Array) => readSpreadsheet(bytes, limits);

describe('a record is not given to the reader, which would count without end,', () => {
  it.each([
    ['a text without its length', 0x0007],
    ['a cell that ends early', 0x0004],
    ['a formula that ends early', 0x0006],
  ])('that has nothing: %s', (_name, kind) =>
    expect(read(sheetOf(first, record(kind)))).rejects.toMatchObject({ problem: 'damaged' }),
  );

  it.each([
    ['a cell', excel97, 0x0204, 8],
    ['a cell with runs', excel97, 0x00d6, 8],
    ['what a formula came to', excel97, 0x0207, 3],
    ['a format', excel97, 0x041e, 5],
    ['a format of one byte', excel95, 0x041e, 5],
    ['merged cells', excel97, 0x00e5, 10],
  ])('that states more than it has: %s', (_name, beginning, kind, length) =>
    expect(read(sheetOf(beginning, formula, filled(kind, length)))).rejects.toMatchObject({
      problem: 'damaged',
    }),
  );

  it('that a workbook has once: the texts of all cells', () =>
    expect(
      read(sheetOf(excel97, record(0x00fc, ...cell(0), 0, 0), record(0x00fc, ...cell(0), 0, 0))),
    ).rejects.toMatchObject({ problem: 'damaged' }));
});

it.each([
  ['a formula of many cells', 0x0021],
  ['a note', 0x001c],
  ['a name', 0x0018],
])('of %s nothing is read', (_name, kind) => {
  const bytes = sheetOf(first, filled(kind, 30));
  expect(withNeededRecords(bytes)[first.length]).toBe(0x33);
});

it('how a formula is made is taken out of a copy, of a Buffer too', () => {
  const bytes = Buffer.from(sheetOf(first, filled(0x0006, 30)));
  const [from, to] = [first.length + 4 + 16, first.length + 4 + 30];
  expect(new Set(withNeededRecords(bytes).subarray(from, to))).toEqual(new Set([0]));
  expect(new Set(bytes.subarray(from, to))).toEqual(new Set([255]));
});

describe('what a formula came to is read', () => {
  it('as a text without letters', async () => {
    const bytes = sheetOf(
      excel95,
      label(0, 'Nome'),
      formula,
      record(0x0207, 0, 0),
      label(2, 'Ana'),
    );
    expect(await read(bytes)).toMatchObject({ rows: [{ line: 3, cells: ['Ana'] }] });
  });

  it('as a text that is continued', async () => {
    const name = record(0x0204, ...cell(0), ...word(4), 0, ...letters('Nome'));
    const text = [
      record(0x0207, ...word(6), 0, ...letters('Ana')),
      record(0x003c, 0, ...letters('Bia')),
    ];
    expect(await read(sheetOf(excel97, name, formula, ...text))).toMatchObject({
      header: ['Nome'],
      rows: [{ line: 2, cells: ['AnaBia'] }],
    });
  });
});
