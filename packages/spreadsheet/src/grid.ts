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
  readonly rows: readonly GridRow[];
}

/** Makes an empty grid for so many rows; between them may be as many empty ones. */
export function createGrid(mostRows: number): Grid {
  const rows: { line: number; cells: string[] }[] = [];
  let width = 0;
  let letters = 0;
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
      width = Math.max(width, column + 1);
      letters += text.length;
      if (rows.length * width > MOST.cells || letters > MOST.letters) {
        throw new SpreadsheetError('too-much-inside');
      }
      while (row.cells.length < column) row.cells.push('');
      row.cells[column] = text;
    },
  };
}
