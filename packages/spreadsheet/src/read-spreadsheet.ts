import { readCsv } from './csv.ts';
import { unescapeFormulas } from './formula-text.ts';
import type { GridRow } from './grid.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';
import { readXls } from './xls.ts';

/** A row below the header. */
export interface SheetRow {
  /** Its number in the sheet, from 1, as the spreadsheet shows it. */
  readonly line: number;
  /** A text for each column of the header. */
  readonly cells: readonly string[];
}

/** The first sheet of a file that has anything in it. */
export interface Sheet {
  /** The names of the columns; one without a name is empty, and two may have the same. */
  readonly header: readonly string[];
  /** Those that have anything in them. */
  readonly rows: readonly SheetRow[];
}

/** What of a file is read at most. */
export interface SheetLimits {
  /** Of the file. */
  readonly bytes: number;
  /** Below the header; empty rows between them count from twice as many on. */
  readonly rows: number;
}

/**
 * Reads a csv, xls or xlsx, told apart by what is in it and not by its name. What `writeCsv` put before formulas is
 * gone, also when another program has saved the file since. Rejects with a {@link SpreadsheetError} what is none, or
 * more than the limits.
 */
export async function readSpreadsheet(bytes: Uint8Array, limits: SheetLimits): Promise<Sheet> {
  if (bytes.byteLength > limits.bytes) throw new SpreadsheetError('too-large');
  return toSheet(await readRows(bytes, limits.rows), limits);
}

async function readRows(bytes: Uint8Array, mostRows: number): Promise<readonly GridRow[]> {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    const { readXlsx } = await import('./xlsx.ts');
    return readXlsx(bytes, mostRows);
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    if (hasEncryptedPackage(bytes)) throw new SpreadsheetError('encrypted');
    return readXls(bytes, mostRows);
  }
  if (isOldXls(bytes)) return readXls(bytes, mostRows);
  if (!isText(bytes)) throw new SpreadsheetError('not-a-spreadsheet');
  return readCsv(bytes, mostRows);
}

/** The header is the first row with two names at least: a title may stand above it. */
function toSheet(table: readonly GridRow[], limits: SheetLimits): Sheet {
  const headerAt = Math.max(
    0,
    table.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1),
  );
  const rows = table.slice(headerAt + 1);
  if (rows.length === 0) throw new SpreadsheetError('no-rows');
  if (rows.length > limits.rows) throw new SpreadsheetError('too-many-rows');
  const header = table[headerAt]?.cells ?? [];
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), header.length);
  const fit = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, column) => unescapeFormulas(cells[column] ?? '').trim());
  return {
    header: fit(header),
    rows: rows.map(({ line, cells }) => ({ line, cells: fit(cells) })),
  };
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** A workbook of before 1997, which is one stream: it begins with a record of its version. */
function isOldXls(bytes: Uint8Array): boolean {
  return bytes[0] === 0x09 && [0x00, 0x02, 0x04, 0x08].includes(bytes[1] ?? 1) && bytes[3] === 0;
}

/** A workbook with a password is one sealed stream of this name in an old container. */
function hasEncryptedPackage(bytes: Uint8Array): boolean {
  const name = new Uint8Array(
    [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]),
  );
  return includesBytes(bytes, name);
}

function includesBytes(bytes: Uint8Array, part: Uint8Array): boolean {
  const [first = 0] = part;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (part.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

/** Text has no NUL, unless it says that it is UTF-16. */
function isText(bytes: Uint8Array): boolean {
  const isWide = startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);
  return isWide || !bytes.subarray(0, 64 * 1024).includes(0);
}
