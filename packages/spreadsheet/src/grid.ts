import { SpreadsheetError } from './spreadsheet-error.ts';

/** The most that is kept of a sheet: columns, cells in the rectangle that its rows make, and letters of all of them. */
const MOST = { columns: 1000, cells: 5_000_000, letters: 50_000_000 };

/** A row that has text. */
export interface GridRow {
  /** Its number in the sheet, from 1. */
  readonly line: number;
  /** As far as there is text. */
  readonly cells: readonly string[];
}

/** Takes the cells of a sheet in their order, keeps those with text, and refuses the first one past a limit. */
export interface Grid {
  /** The line counts from 1, the column from 0. */
  put(line: number, column: number, text: string): void;
  /** Forgets the last row, if it is this one. */
  drop(line: number): void;
  /** Gives the text of a cell to the empty ones below it; tells the lines of these. */
  fill(column: number, from: number, to: number): readonly number[];
  readonly rows: readonly GridRow[];
}

/** Makes an empty grid for so many rows; between them may be as many empty ones. */
export function createGrid(mostRows: number): Grid {
  const rows: { line: number; cells: string[] }[] = [];
  let width = 0;
  let letters = 0;
  let filled = 0;

  /** The place of the first row from a line on. */
  function placeOf(line: number): number {
    let [start, end] = [0, rows.length];
    while (start < end) {
      const middle = (start + end) >> 1;
      if ((rows[middle]?.line ?? 0) < line) start = middle + 1;
      else end = middle;
    }
    return start;
  }

  function set(row: { cells: string[] }, column: number, text: string) {
    width = Math.max(width, column + 1);
    letters += text.length;
    if (rows.length * width > MOST.cells || letters > MOST.letters) {
      throw new SpreadsheetError('too-much-inside');
    }
    while (row.cells.length < column) row.cells.push('');
    row.cells[column] = text;
  }

  return {
    rows,

    put(line, column, text) {
      if (text.trim() === '') return;
      if (line > 2 * mostRows) throw new SpreadsheetError('too-many-rows');
      if (column >= MOST.columns) throw new SpreadsheetError('too-many-columns');
      let row = rows.at(-1);
      if (row && row.line > line) throw new SpreadsheetError('damaged');
      if (row?.line !== line) {
        row = { line, cells: [] };
        rows.push(row);
      }
      // Two rows with one number: what was there would be gone without a word.
      if ((row.cells[column] ?? '') !== '') throw new SpreadsheetError('damaged');
      set(row, column, text);
    },

    drop(line) {
      const last = rows.at(-1);
      if (last?.line !== line) return;
      rows.pop();
      for (const cell of last.cells) letters -= cell.length;
    },

    fill(column, from, to) {
      const first = placeOf(from);
      const text = rows[first]?.line === from ? (rows[first]?.cells[column] ?? '') : '';
      const lines: number[] = [];
      for (let place = first + 1; text !== '' && place < rows.length; place += 1) {
        const row = rows[place];
        if (!row || row.line > to) break;
        filled += 1;
        if (filled > MOST.cells) throw new SpreadsheetError('too-much-inside');
        if ((row.cells[column] ?? '') !== '') continue;
        set(row, column, text);
        lines.push(row.line);
      }
      return lines;
    },
  };
}
