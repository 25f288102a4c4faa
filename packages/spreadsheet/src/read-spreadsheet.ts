import { cellText, numberText } from './cell-text.ts';
import { readCsv } from './csv.ts';
import { unescapeFormulas } from './formula-text.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';
import { checkZipDirectory } from './zip-directory.ts';

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
  /** Below the header. */
  readonly rows: number;
}

const MOST_COLUMNS = 1000;

/**
 * Reads a csv, xls or xlsx, told apart by what is in it and not by its name. What `writeCsv` put before formulas is
 * gone, also when another program has saved the file since. Rejects with a {@link SpreadsheetError} what is none, or
 * more than the limits.
 */
export async function readSpreadsheet(bytes: Uint8Array, limits: SheetLimits): Promise<Sheet> {
  if (bytes.byteLength > limits.bytes) throw new SpreadsheetError('too-large');
  const sheets = await readSheets(bytes);
  const table = sheets.find((rows) => rows.some(hasText)) ?? [];
  return toSheet(table, limits);
}

async function readSheets(bytes: Uint8Array): Promise<string[][][]> {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    checkZipDirectory(bytes);
    return readXlsx(bytes);
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    if (hasEncryptedPackage(bytes)) throw new SpreadsheetError('encrypted');
    return readXls(bytes);
  }
  if (isOldXls(bytes)) return readXls(bytes);
  if (!isText(bytes)) throw new SpreadsheetError('not-a-spreadsheet');
  return [readCsv(bytes)];
}

async function readXlsx(bytes: Uint8Array): Promise<string[][][]> {
  const { default: readWorkbook } = await import('read-excel-file/universal');
  try {
    const sheets = await readWorkbook(bytes.slice().buffer, {
      parseNumber: (text: string) => numberText(Number(text)),
    });
    return sheets.map(({ data }) => data.map((row) => row.map(cellText)));
  } catch (cause) {
    throw new SpreadsheetError(isWorkbook(bytes) ? 'damaged' : 'not-a-spreadsheet', { cause });
  }
}

async function readXls(bytes: Uint8Array): Promise<string[][][]> {
  const { read, utils } = await import('@e965/xlsx');
  try {
    const workbook = read(bytes, { type: 'array', cellDates: true, UTC: true, dense: true });
    return workbook.SheetNames.map((name) => {
      const sheet = workbook.Sheets[name];
      if (!sheet) return [];
      const options = { header: 1, raw: true, blankrows: true, UTC: true } as const;
      const rows = utils.sheet_to_json<unknown[]>(sheet, options);
      const first = utils.decode_range(sheet['!ref'] ?? 'A1').s;
      const above = Array.from({ length: first.r }, (): string[] => []);
      const before = Array.from({ length: first.c }, () => '');
      return [...above, ...rows.map((row) => [...before, ...Array.from(row, cellText)])];
    });
  } catch (cause) {
    const isLocked = /password|encrypt/i.test(String(cause));
    throw new SpreadsheetError(isLocked ? 'encrypted' : 'damaged', { cause });
  }
}

/** The header is the first row with two names at least: a title may stand above it. */
function toSheet(table: readonly (readonly string[])[], limits: SheetLimits): Sheet {
  const headerAt = Math.max(
    0,
    table.findIndex((row) => row.filter((cell) => cell.trim() !== '').length > 1),
  );
  const rows = table
    .map((cells, index) => ({ line: index + 1, cells }))
    .slice(headerAt + 1)
    .filter(({ cells }) => hasText(cells));
  if (rows.length === 0) throw new SpreadsheetError('no-rows');
  if (rows.length > limits.rows) throw new SpreadsheetError('too-many-rows');
  const header = table[headerAt] ?? [];
  const width = Math.min(MOST_COLUMNS, widthOf(header, rows));
  const fit = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, column) => unescapeFormulas(cells[column] ?? '').trim());
  return {
    header: fit(header),
    rows: rows.map(({ line, cells }) => ({ line, cells: fit(cells) })),
  };
}

/** How many columns there are, without the empty ones at the end. */
function widthOf(header: readonly string[], rows: readonly SheetRow[]): number {
  let width = 0;
  for (const cells of [header, ...rows.map((row) => row.cells)]) {
    for (let column = cells.length - 1; column >= width; column -= 1) {
      if (cells[column]?.trim()) width = column + 1;
    }
  }
  return width;
}

function hasText(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '');
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** A workbook of before 1997, which is one stream: it begins with a record of its version. */
function isOldXls(bytes: Uint8Array): boolean {
  return bytes[0] === 0x09 && [0x00, 0x02, 0x04, 0x08].includes(bytes[1] ?? 1) && bytes[3] === 0;
}

/** Whether a zip has what every workbook has. */
function isWorkbook(bytes: Uint8Array): boolean {
  return includesBytes(bytes, new TextEncoder().encode('xl/workbook.xml'));
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
