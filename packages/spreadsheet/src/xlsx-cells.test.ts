import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { columns, countNamed, limits } from './people-fixtures.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { row, sheet, text, workbook } from './xlsx-fixtures.ts';

const names = 'ABCDEF';
const rowOf = (line: number, cells: readonly string[]) =>
  row(line, ...cells.map((cell, at) => text(`${names[at]}${line}`, cell)));
const head = rowOf(1, columns);
const ana = rowOf(2, ['Ana', 'F', 'ana@lote.example', '11987650001', 'Auxiliar', 'Vendas']);
const styles = strToU8('<styleSheet><cellXfs><xf/><xf numFmtId="14"/></cellXfs></styleSheet>');

const read = (rows: string) =>
  readSpreadsheet(zipSync(workbook([sheet(head + rows)], { 'xl/styles.xml': styles })), {
    ...limits,
    columnsIn: countNamed,
  });

describe('a cell', () => {
  it.each([
    '<c><is><t>Ana</t></is></c>',
    '<c t="inlineStr"><v>Ana</v></c>',
    '<c t="n"><is><r><t>An</t></r><r><t>a</t></r></is><v></v></c>',
  ])('has its text read wherever it stands, and the next one its own: %s', async (cell) => {
    const { rows } = await read(row(2, cell, text('B2', 'F')));
    expect(rows).toMatchObject([{ cells: ['Ana', 'F', '', '', '', ''] }]);
  });

  it.each([
    ['<c s="1"><v>45351</v></c>', '29/02/2024'],
    ['<c s="1"><v>11987650001</v></c>', '11987650001'],
    ['<c s="1"><v>-700</v></c>', '-700'],
    ['<c s="1"><v>1e300</v></c>', (10n ** 300n).toString()],
    ['<c t="d"><v>2024-02-29</v></c>', '29/02/2024'],
    ['<c t="d"><v>amanhã</v></c>', 'amanhã'],
  ])('of a column of dates is one only where it can be: %s', async (cell, shown) => {
    const { rows } = await read(ana + row(3, text('A3', 'Bia'), cell));
    expect(rows).toMatchObject([{ line: 2 }, { line: 3, cells: ['Bia', shown, '', '', '', ''] }]);
  });
});

it('formulas without a result are told by their lines, those of rows that have nothing else too', async () => {
  const { rows, notes } = await read(
    [
      ana,
      row(3, '<c><f>Antes!A2</f></c>', '<c><f>Antes!B2</f><v></v></c>'),
      row(4, text('A4', 'Bia'), '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
      row(5, '<c t="str"><f>""</f><v></v></c>', '<c><f>1</f><v>1</v></c>'),
    ].join(''),
  );
  expect(rows.map(({ line }) => line)).toEqual([2, 4, 5]);
  expect(notes).toEqual([{ kind: 'failed-formulas', count: 2, lines: [3, 4] }]);
});

it('what is not seen makes no row', async () => {
  expect(await read(ana + rowOf(3, ['\u200b', '\u3164', '\u00ad']))).toMatchObject({
    rows: [{ line: 2 }],
    notes: [],
  });
});
