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

/** A sheet of a workbook. */
export interface Sheet {
  /** 31 characters at most, without colons, slashes, question marks, asterisks and brackets. */
  readonly name: string;
  /** The header first, by which it can be filtered. */
  readonly rows: readonly (readonly CellValue[])[];
  /** What is said below the rows, a line each. */
  readonly notes?: readonly string[];
}

/** Writes a workbook. Text is text, whatever it begins with; numbers and days are such, so that they can be sorted and summed up. */
export function writeXlsx(sheets: readonly Sheet[]): Uint8Array {
  const book = {
    SheetNames: sheets.map(({ name }) => name),
    Sheets: Object.fromEntries(sheets.map((sheet) => [sheet.name, toSheet(sheet)])),
  };
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }));
}

function toSheet({ rows, notes = [] }: Sheet): WorkSheet {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 1);
  const lines = notes.length > 0 ? [...rows, [], ...notes.map((note) => [note])] : rows;
  const sheet: WorkSheet = {
    '!ref': rangeOf(lines.length, width),
    // Of a header alone, the writer would stretch it over the notes.
    ...(rows.length > 1 && { '!autofilter': { ref: rangeOf(rows.length, width) } }),
  };
  const widths = Array.from({ length: width }, (): number => NARROWEST);
  for (const [r, row] of lines.entries()) {
    for (const [c, value] of row.entries()) {
      if (value === null || value === '') continue;
      sheet[utils.encode_cell({ r, c })] = toCell(value);
      // A note runs on over the cells beside it.
      if (r >= rows.length) continue;
      widths[c] = Math.max(widths[c] ?? 0, Math.min(WIDEST, widthOf(value)));
    }
  }
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  return sheet;
}

function rangeOf(height: number, width: number): string {
  return utils.encode_range({
    s: { r: 0, c: 0 },
    e: { r: Math.max(0, height - 1), c: width - 1 },
  });
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
