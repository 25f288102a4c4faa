import { isSeen } from './cell-text.ts';
import { readCsv } from './csv.ts';
import { findHeader, HEADER_LINES } from './find-header.ts';
import { plainCell } from './formula-text.ts';
import { SEPARATORS } from './guess-separator.ts';
import {
  noteOfLines,
  type ReadingChoice,
  type ReadingNote,
  type ReadingNoteKind,
  type Sheet,
  type SheetPurpose,
  type SheetRow,
} from './sheet.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';
import type { Table } from './table.ts';
import { partTooWide } from './unread-lines.ts';
import { readXls } from './xls.ts';

/**
 * Reads a csv, xls or xlsx, told apart by what is in it and not by its name. What was chosen stands, and the rest is
 * proposed. What `writeCsv` put before formulas is gone, also when another program has saved the file since, and so is
 * the apostrophe with which people tell Excel that a cell is text. Rejects with a {@link SpreadsheetError} what is no
 * spreadsheet, or more than the limits.
 */
export async function readSpreadsheet(
  bytes: Uint8Array,
  purpose: SheetPurpose,
  choice: ReadingChoice = {},
): Promise<Sheet> {
  if (bytes.byteLength > purpose.bytes) throw new SpreadsheetError('too-large');
  return toSheet(await readTable(bytes, purpose, choice), purpose, choice);
}

async function readTable(
  bytes: Uint8Array,
  { rows, columnsIn }: SheetPurpose,
  choice: ReadingChoice,
): Promise<Table> {
  const sheetChoice = { chosen: choice.sheet, columnsIn };
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    const { readXlsx } = await import('./xlsx.ts');
    return readXlsx(bytes, rows, sheetChoice);
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    if (hasEncryptedPackage(bytes)) throw new SpreadsheetError('encrypted');
    return readXls(bytes, rows, sheetChoice);
  }
  if (isOldXls(bytes)) return readXls(bytes, rows, sheetChoice);
  if (!isText(bytes)) throw new SpreadsheetError('not-a-spreadsheet');
  return readCsv(bytes, { mostRows: rows, choice, columnsIn });
}

/** Parts the table into header, rows and what is neither. */
function toSheet(
  table: Table,
  { rows: mostRows, columnsIn }: SheetPurpose,
  choice: ReadingChoice,
): Sheet {
  const chosenAt = table.rows.findIndex(({ line }) => line === choice.headerLine);
  const found = findHeader(table.rows, columnsIn);
  const headerAt = chosenAt < 0 ? found.at : chosenAt;
  const { line: headerLine = 0, cells: header = [] } = table.rows[headerAt] ?? {};
  const below = table.rows.slice(headerAt + 1).filter(({ cells }) => cells.some(isSeen));
  const isSure = (columnsIn?.(header.map(plainCell)) ?? 0) > 1;
  const { fitting, tooWide } = table.csv
    ? partTooWide(below, { ...table.csv, isSure })
    : { fitting: below, tooWide: [] };
  const unread = [...(table.csv?.unread ?? []), ...tooWide].sort((one, two) => one.line - two.line);
  if (headerLine === 0 || fitting.length + unread.length === 0)
    throw new SpreadsheetError('no-rows');
  if (fitting.length + unread.length > mostRows) throw new SpreadsheetError('too-many-rows');
  const width = fitting.reduce((most, { cells }) => Math.max(most, cells.length), header.length);
  const fit = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, column) => plainCell(cells[column] ?? ''));
  const toRow = ({ line, cells }: SheetRow) => ({ line, cells: fit(cells) });
  const separator = SEPARATORS.find((one) => one === table.csv?.separator);
  const above = table.rows.slice(0, headerAt).map(({ line }) => line);
  return {
    header: fit(header),
    rows: fitting.map(toRow),
    headerLine,
    unread,
    notes: [
      ...table.notes.flatMap((note) => belowHeader(note, headerLine)),
      ...noteOfLines('lines-above', above),
      ...(chosenAt < 0 && found.isUnclear ? [{ kind: 'header-unclear' } as const] : []),
    ],
    sheets: table.tabs ?? [{ name: '', isHidden: false, rowCount: fitting.length }],
    sheet: table.tab ?? 0,
    ...(separator ? { separator } : {}),
    firstLines: table.rows.slice(0, HEADER_LINES).map(toRow),
  };
}

const OF_ROWS: ReadonlySet<ReadingNoteKind> = new Set([
  'merged-cells',
  'filtered-rows',
  'failed-formulas',
]);

/** Without the lines above the header: titles are merged, too, which nobody needs to know. */
function belowHeader(note: ReadingNote, headerLine: number): ReadingNote[] {
  const { kind, lines = [], count = 0 } = note;
  if (!OF_ROWS.has(kind)) return [note];
  const below = lines.filter((line) => line > headerLine);
  return below.length === 0
    ? []
    : [{ kind, lines: below, count: count - lines.length + below.length }];
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
