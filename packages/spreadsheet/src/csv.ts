import Papa from 'papaparse';
import { decodeText, STRAY } from './decode-text.ts';
import { escapeFormulas } from './formula-text.ts';
import { createGrid, type GridRow } from './grid.ts';
import { guessDialect, widthOfHeader } from './guess-separator.ts';
import { parseCsv } from './parse-csv.ts';
import { type ColumnsIn, noteOfLines, type ReadingChoice, type UnreadLine } from './sheet.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';
import type { Table } from './table.ts';
import { unreadLine } from './unread-lines.ts';

/** How a csv is to be read. */
export interface CsvReading {
  readonly mostRows: number;
  readonly choice: ReadingChoice;
  readonly columnsIn: ColumnsIn | undefined;
}

/** The rows with text of a csv, whatever its encoding, its line breaks and what separates its cells. */
export function readCsv(bytes: Uint8Array, reading: CsvReading): Table {
  const { text, encoding, hasStrayBytes } = decodeText(bytes);
  if (isOtherText(text)) throw new SpreadsheetError('not-a-spreadsheet');
  // Excel writes and understands a first line that only tells the separator.
  const stated = /^sep=([^"\r\n])(?:\r\n|\n|\r)/i.exec(text);
  const skipped = stated ? 1 : 0;
  const rest = stated ? text.slice(stated[0].length) : text;
  const { separator, width } = dialectOf(rest, stated?.[1], reading);
  const grid = createGrid(reading.mostRows);
  const unread: UnreadLine[] = [];
  const long: number[] = [];
  let within = 0;
  parseCsv(
    rest,
    separator,
    {
      put: (line, column, cell) => grid.put(line + skipped, column, cell),
      endRow(line, { breaks }) {
        within += breaks;
        if (breaks > 0) long.push(line + skipped);
      },
      leave(line, piece) {
        grid.drop(line + skipped);
        if (unread.length >= reading.mostRows) throw new SpreadsheetError('too-many-rows');
        unread.push(unreadLine(line + skipped, 'quote-not-closed', piece));
      },
    },
    { width },
  );
  return {
    rows: grid.rows,
    notes: [
      ...(encoding === 'unicode' ? [] : [{ kind: 'encoding', name: encoding } as const]),
      ...noteOfLines('stray-bytes', hasStrayBytes ? linesWith(STRAY, grid.rows) : []),
      ...noteOfLines('count-differs', long).map((note) => ({ ...note, count: within })),
    ],
    csv: { separator, unread, width },
  };
}

/**
 * Writes rows as a file of our own: for people to open in a spreadsheet, where no cell of it is taken for a
 * formula, and for `readSpreadsheet`, which gives every cell back as it was.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const text = Papa.unparse(
    rows.map((row) => row.map(escapeFormulas)),
    { delimiter: ';', newline: '\r\n', quotes: true },
  );
  return `\ufeff${text}\r\n`;
}

/** What separates the cells, and how many the header has. */
function dialectOf(
  text: string,
  stated: string | undefined,
  { choice, columnsIn }: CsvReading,
): { separator: string; width: number } {
  const { separator = stated, headerLine } = choice;
  if (separator === undefined && headerLine === undefined) return guessDialect(text, columnsIn);
  const used = separator ?? guessDialect(text, columnsIn).separator;
  const line = headerLine === undefined ? undefined : headerLine - (stated === undefined ? 0 : 1);
  return { separator: used, width: widthOfHeader(text, used, { columnsIn, line }) };
}

/** What is named as a spreadsheet and isn't one: pages and tables of the web, documents, data of programs. */
function isOtherText(text: string): boolean {
  const start = text.slice(0, 10_000).trimStart();
  const isMarkup = /^<[!?/]?[a-z-]/i.test(start) && MARKUP.test(start);
  return isMarkup || /^(?:%PDF-|\{\\rtf|\[?\s*\{\s*"|MIME-Version:)/i.test(start);
}

/** What a page or a workbook in XML has near its beginning. */
const MARKUP = /^<[!?]|<\/|<(?:html|head|meta|body|div|style|table|t[rdh]|workbook|row|cell)\b/i;

function linesWith(mark: string, rows: readonly GridRow[]): number[] {
  return rows.flatMap(({ line, cells }) => (cells.some((cell) => cell.includes(mark)) ? line : []));
}
