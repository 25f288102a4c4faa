import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countNamed, limits } from './people-fixtures.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import type { ReadingChoice } from './sheet.ts';

const read = (name: string, choice?: ReadingChoice) => {
  const file = readFileSync(new URL(`../fixtures/people/${name}`, import.meta.url));
  return readSpreadsheet(new Uint8Array(file), { ...limits, columnsIn: countNamed }, choice);
};

/** Names and departments of those who were read. */
const peopleOf = ({ rows }: Awaited<ReturnType<typeof read>>) =>
  rows.map(({ cells }) => [cells[0], cells[5]]);
const three = [
  ['Ana Prado', 'Comercial'],
  ['Bia Lemos', 'Comercial'],
  ['Caio Reis', 'Comercial'],
];

describe('a file of people', () => {
  it.each([
    'header-crlf-rows-lf.csv',
    'title-with-commas.csv',
    'hidden-first-sheet.xlsx',
    'merged-department.xlsx',
    'no-cell-references.xlsx',
    'second-sheet-people.xlsx',
    'two-cell-title.xlsx',
    'comma-header-many-semicolons.csv',
    'typed-apostrophe.csv',
    'hidden-sheet-of-last-year.xlsx',
  ])('%s has the three', async (name) => {
    const sheet = await read(name);
    expect(peopleOf(sheet)).toEqual(three);
    expect(sheet.unread).toEqual([]);
  });

  it('begins with a name in quotes, which are letters', async () => {
    const sheet = await read('quote-at-start.csv');
    expect(peopleOf(sheet)).toEqual([['"Nina" Ana Prado', 'Comercial'], ...three.slice(1)]);
    expect(sheet).toMatchObject({ unread: [], rows: [{ line: 2 }, { line: 3 }, { line: 4 }] });
  });

  it('has a quote that closes a row later: both lines are told, and the third stands', async () => {
    const sheet = await read('quote-closes-a-row-later.csv');
    expect(peopleOf(sheet)).toEqual(three.slice(2));
    expect(sheet.unread).toEqual([
      {
        line: 2,
        problem: 'quote-not-closed',
        text: 'Ana Prado;F;c75.p1@lote.example;11987650001;Auxiliar;"Comercial',
      },
      {
        line: 3,
        problem: 'quote-not-closed',
        text: 'Bia Lemos;M;c75.p2@lote.example;11987650002;Auxiliar;Comercial"',
      },
    ]);
  });

  it('has one byte that belongs to no letter, and keeps its accents', async () => {
    const sheet = await read('one-stray-byte.csv');
    expect(sheet.rows.map(({ cells }) => cells[0])).toEqual([
      'Conceição Araújo',
      'Sebastião \ufffd Luz',
      'Caio Reis',
    ]);
    expect(sheet.notes).toEqual([{ kind: 'stray-bytes', count: 1, lines: [3] }]);
  });

  it('is a page of the web, which is no spreadsheet', async () => {
    await expect(read('html-table.xls')).rejects.toMatchObject({ problem: 'not-a-spreadsheet' });
  });
});

describe('what a person is told', () => {
  it.each([
    ['merged-department.xlsx', { kind: 'merged-cells', count: 2, lines: [3, 4] }],
    ['hidden-first-sheet.xlsx', { kind: 'hidden-sheets', count: 1, name: 'Listas' }],
    ['hidden-sheet-of-last-year.xlsx', { kind: 'hidden-sheets', count: 1, name: '2025' }],
    ['second-sheet-people.xlsx', { kind: 'other-sheets', count: 1, name: 'Capa' }],
    ['two-cell-title.xlsx', { kind: 'lines-above', count: 1, lines: [1] }],
    ['title-with-commas.csv', { kind: 'lines-above', count: 1, lines: [1] }],
  ])('of %s', async (name, note) => {
    expect((await read(name)).notes).toEqual([note]);
  });
});

describe('a person chooses', () => {
  it('another sheet, a hidden one too', async () => {
    const proposed = await read('second-sheet-people.xlsx');
    expect(proposed).toMatchObject({
      sheet: 1,
      sheets: [
        { name: 'Capa', isHidden: false, rowCount: 1 },
        { name: 'Pessoas', isHidden: false, rowCount: 3 },
      ],
    });
    const cover = await read('second-sheet-people.xlsx', { sheet: 0 });
    expect(cover).toMatchObject({ sheet: 0, rows: [{ cells: ['Data', '26/11/2026'] }] });
    const old = await read('hidden-sheet-of-last-year.xlsx', { sheet: 0 });
    expect(old.sheets[0]).toEqual({ name: '2025', isHidden: true, rowCount: 2 });
    expect(peopleOf(old).map(([name]) => name)).toEqual(['Dora Antiga', 'Elias Antigo']);
  });

  it('another separator', async () => {
    expect(await read('comma-header-many-semicolons.csv')).toMatchObject({ separator: ',' });
    const chosen = await read('comma-header-many-semicolons.csv', { separator: ';' });
    expect(chosen.separator).toBe(';');
    expect(chosen.header.slice(0, 2)).toEqual(['Nome,Sexo (M', 'F']);
  });

  it('the line of the header, among the first lines', async () => {
    const proposed = await read('two-cell-title.xlsx');
    expect(proposed.headerLine).toBe(2);
    expect(proposed.firstLines.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, 'Empresa Modelo'],
      [2, 'Nome'],
      [3, 'Ana Prado'],
      [4, 'Bia Lemos'],
      [5, 'Caio Reis'],
    ]);
    const chosen = await read('two-cell-title.xlsx', { headerLine: 3 });
    expect(chosen.headerLine).toBe(3);
    expect(chosen.header.slice(0, 2)).toEqual(['Ana Prado', 'F']);
  });
});
