import Papa from 'papaparse';
import { escapeFormulas } from './formula-text.ts';
import { createGrid, type GridRow } from './grid.ts';
import { parseCsv } from './parse-csv.ts';

const SEPARATORS = [';', ',', '\t'];

/** The rows with text of a csv, in UTF-8, UTF-16 or Windows-1252, whatever separates the cells. */
export function readCsv(bytes: Uint8Array, mostRows: number): readonly GridRow[] {
  const text = decode(bytes);
  // Excel writes and understands a first line that only tells the separator.
  const stated = /^sep=([^"\r\n])\r?\n/i.exec(text);
  const grid = createGrid(mostRows);
  if (!stated) parseCsv(text, guessSeparator(text), grid.put);
  else {
    const rest = text.slice(stated[0].length);
    parseCsv(rest, stated[1] ?? '', (line, column, cell) => grid.put(line + 1, column, cell));
  }
  return grid.rows;
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

/** A quoted cell, which may hold line breaks. */
const QUOTED = /(?<![^;,\t\r\n])"(?:[^"]|"")*"(?![^;,\t\r\n])/g;
/** How much of a file is looked at for its first line. */
const HEAD = 64 * 1024;

/** What the first line with text has most of, outside of quotes. */
function guessSeparator(text: string): string {
  const head = text.slice(0, HEAD).replace(QUOTED, '""');
  const line = /^.*\S.*$/m.exec(head)?.[0] ?? '';
  const counts = SEPARATORS.map((separator) => line.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
