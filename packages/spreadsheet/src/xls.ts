import type { CFB } from '@e965/xlsx';
import { cellText } from './cell-text.ts';
import { chooseSheet, type SheetChoice, type SheetContent } from './choose-sheet.ts';
import { createGrid } from './grid.ts';
import { applyMarks } from './sheet-notes.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';
import type { Table } from './table.ts';
import { readXlsLines, type XlsLines } from './xls-lines.ts';
import { withNeededRecords } from './xls-records.ts';

/** The rows with text of one sheet of a workbook of before 2007. */
export async function readXls(
  bytes: Uint8Array,
  mostRows: number,
  choice: SheetChoice,
): Promise<Table> {
  const { CFB, read } = await import('@e965/xlsx');
  type Worksheet = ReturnType<typeof read>['Sheets'][string];

  function readSheet(sheet: Worksheet | undefined, lines: XlsLines | undefined): SheetContent {
    const grid = createGrid(mostRows);
    const failedLines = new Set<number>();
    // The rows and columns of the sheet that have no cells are holes, which `forEach` leaves out.
    sheet?.['!data']?.forEach((row, index) => {
      row?.forEach((cell, column) => {
        if (cell?.t === 'e') failedLines.add(index + 1);
        else grid.put(index + 1, column, cellText(cell?.v));
      });
    });
    const merges = (sheet?.['!merges'] ?? []).map(({ s: start, e: end }) => ({
      column: start.c,
      from: start.r + 1,
      to: end.r + 1,
    }));
    const hiddenLines = new Set<number>();
    sheet?.['!rows']?.forEach((row, index) => {
      if (row?.hidden) hiddenLines.add(index + 1);
    });
    const { statedLast = 0, last = 0 } = lines ?? {};
    const notes = applyMarks(grid, { merges, hiddenLines, failedLines, statedLast, last });
    return { rows: grid.rows, notes };
  }

  try {
    const options = { type: 'array', cellDates: true, UTC: true, dense: true } as const;
    const stream = streamOf(bytes, CFB);
    const unread = { cellText: false, cellHTML: false, cellFormula: false };
    const book = read(withNeededRecords(stream), { ...options, ...unread });
    const lines = readXlsLines(stream);
    const sheets = book.SheetNames.map((name, at) => ({
      name,
      isHidden: (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) > 0,
      read: () => readSheet(book.Sheets[name], lines[at]),
    }));
    return chooseSheet(sheets, choice);
  } catch (cause) {
    if (cause instanceof SpreadsheetError) throw cause;
    const isLocked = /password|encrypt/i.test(String(cause));
    throw new SpreadsheetError(isLocked ? 'encrypted' : 'damaged', { cause });
  }
}

/** The workbook inside of its container; one of before 1993 has none. */
function streamOf(bytes: Uint8Array, { find, read }: typeof CFB): Uint8Array {
  if (bytes[0] !== 0xd0) return bytes;
  const container = read(bytes, { type: 'array' });
  const entry = find(container, '/Workbook') ?? find(container, '/Book');
  return new Uint8Array(entry?.content ?? []);
}
