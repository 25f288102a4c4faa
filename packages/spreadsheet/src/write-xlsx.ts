import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx';

/** A day as a spreadsheet knows it, `YYYY-MM-DD`. */
export interface DayCell {
  readonly day: string;
}

/** What a cell of ours holds; null leaves it empty. */
export type CellValue = string | number | DayCell | null;

const DAY = 24 * 60 * 60_000;
/** The day that Excel counts from. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** The most that a cell of Excel holds. */
const MOST_CHARACTERS = 32_767;
/** Of a column, in characters; a long text is cut on the screen, not in the cell. */
const NARROWEST = 8;
const WIDEST = 60;

/**
 * Writes a workbook of one sheet. The first row is its header, by which it can be filtered. Text is text, whatever it
 * begins with; numbers and days are such, so that they can be sorted and summed up.
 */
export function writeXlsx(rows: readonly (readonly CellValue[])[], name: string): Uint8Array {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 1);
  const range = utils.encode_range({
    s: { r: 0, c: 0 },
    e: { r: Math.max(0, rows.length - 1), c: width - 1 },
  });
  const sheet: WorkSheet = { '!ref': range, '!autofilter': { ref: range } };
  const widths = Array.from({ length: width }, (): number => NARROWEST);
  for (const [r, row] of rows.entries()) {
    for (const [c, value] of row.entries()) {
      if (value === null || value === '') continue;
      sheet[utils.encode_cell({ r, c })] = toCell(value);
      widths[c] = Math.max(widths[c] ?? 0, Math.min(WIDEST, widthOf(value)));
    }
  }
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  const book = { SheetNames: [name], Sheets: { [name]: sheet } };
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }));
}

function toCell(value: Exclude<CellValue, null>): CellObject {
  if (typeof value === 'number') return { t: 'n', v: value };
  if (typeof value === 'string') return { t: 's', v: value.slice(0, MOST_CHARACTERS) };
  return { t: 'n', v: (Date.parse(value.day) - DAY_ZERO) / DAY, z: 'dd/mm/yyyy' };
}

function widthOf(value: Exclude<CellValue, null>): number {
  const text = typeof value === 'object' ? value.day : String(value);
  return text.length + 2;
}
