import { cellText } from './cell-text.ts';
import { createGrid, type GridRow } from './grid.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';

/** The rows of the first sheet with text in a workbook of before 2007. */
export async function readXls(bytes: Uint8Array, mostRows: number): Promise<readonly GridRow[]> {
  const { read } = await import('@e965/xlsx');
  try {
    const options = { type: 'array', cellDates: true, UTC: true, dense: true } as const;
    const { SheetNames: names, Sheets: sheets } = read(bytes, {
      ...options,
      cellText: false,
      cellHTML: false,
    });
    for (const name of names) {
      const grid = createGrid(mostRows);
      // The rows and columns of the sheet that have no cells are holes, which `forEach` leaves out.
      sheets[name]?.['!data']?.forEach((row, index) => {
        row?.forEach((cell, column) => {
          const isFailed = cell?.t === 'e';
          grid.put(index + 1, column, isFailed ? '' : cellText(cell?.v));
        });
      });
      if (grid.rows.length > 0) return grid.rows;
    }
    return [];
  } catch (cause) {
    if (cause instanceof SpreadsheetError) throw cause;
    const isLocked = /password|encrypt/i.test(String(cause));
    throw new SpreadsheetError(isLocked ? 'encrypted' : 'damaged', { cause });
  }
}
