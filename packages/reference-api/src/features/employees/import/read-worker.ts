// Runs in a thread of its own: what is read here holds up no request.
import { parentPort, workerData } from 'node:worker_threads';
import {
  checkRows,
  IMPORT_FIELDS,
  IMPORT_LIMITS,
  type ImportTexts,
  oneLine,
  textsOfRow,
} from '@aferir/domain';
import {
  readSpreadsheet,
  type Sheet,
  SpreadsheetError,
  type UnreadLines,
} from '@aferir/spreadsheet';
import { employeesMessages as texts } from '../employees-messages.ts';
import type { ReadingFailure, ReadOrder, ReadReply, ReadRow } from './read-upload.ts';

/** Rows that are handed over at once. */
const portion = 500;

/** The most letters of a reason that a file gives. */
const longestReason = 500;

/** What was stated of the file is not so. */
class StatedError extends Error {
  readonly field: ReadingFailure['field'];

  constructor(field: ReadingFailure['field'], message: string) {
    super(message);
    this.field = field;
  }
}

const { bytes, columns, choice = {} } = workerData as ReadOrder;
const noTexts = textsOfRow([], {});

const wanted = new Set(IMPORT_FIELDS.map((field) => oneLine(columns[field])));
const columnsIn = (cells: readonly string[]) =>
  cells.filter((cell) => wanted.has(oneLine(cell))).length;

try {
  const sheet = await readSpreadsheet(bytes, { ...IMPORT_LIMITS, columnsIn }, choice);
  refuseOthers(sheet);
  const names = sheet.header.map(oneLine);
  const placeOf = (name: string): number => {
    const places = names.flatMap((one, place) => (one === oneLine(name) ? [place] : []));
    if (places.length > 1) throw new StatedError('mapping', texts.doubleColumn(name));
    if (places[0] === undefined) throw new StatedError('mapping', texts.unknownColumn(name));
    return places[0];
  };
  const mapping = Object.fromEntries(
    IMPORT_FIELDS.map((field) => [field, placeOf(columns[field])]),
  );
  const lineAt = columns.linha === undefined ? undefined : placeOf(columns.linha);
  const reasonAt = columns.motivo === undefined ? undefined : placeOf(columns.motivo);
  const found = sheet.rows.map(({ line, cells }) => ({
    stands: line,
    line: lineIn(cells[lineAt ?? -1]) ?? line,
    texts: textsOfRow(cells, mapping),
    reason: cells[reasonAt ?? -1] ?? '',
  }));
  const rows = found.filter(({ reason }) => reason === '');
  const leftOut = found
    .filter(({ reason }) => reason !== '')
    .map((row) => ({
      ...row,
      texts: storable(row.texts),
      person: null,
      reason: storableText(row.reason.slice(0, longestReason)),
    }));
  const checked = checkRows(rows).map(({ person, faults }, index) => ({
    stands: rows[index]?.stands ?? 0,
    line: rows[index]?.line ?? 0,
    texts: storable(rows[index]?.texts ?? noTexts),
    person: person ?? null,
    reason: faults?.map(({ message }) => message).join(' ') ?? null,
  }));
  const all = [...checked, ...leftOut, ...sheet.unread.map(toFaultyRow)]
    .sort((one, other) => one.stands - other.stands)
    .map(({ stands: _, ...row }): ReadRow => row);
  for (let start = 0; start < all.length; start += portion) {
    post({ rows: all.slice(start, start + portion), total: all.length });
  }
  post({ end: true });
} catch (error) {
  post({ failure: failureOf(error) });
}

/** The proposal stands for what isn't there, which would not be what was asked for. */
function refuseOthers({ sheet, headerLine }: Sheet) {
  if (choice.sheet !== undefined && choice.sheet !== sheet) {
    throw new StatedError('nrPlanilha', texts.unknownSheet(choice.sheet + 1));
  }
  if (choice.headerLine !== undefined && choice.headerLine !== headerLine) {
    throw new StatedError('nrLinhaCabecalho', texts.unknownHeaderLine(choice.headerLine));
  }
}

/** What is no row stands among the faulty ones, so that it is told with them; all of its text is in the first cell. */
function toFaultyRow({ line, problem, text }: UnreadLines) {
  const [first] = IMPORT_FIELDS;
  return {
    stands: line,
    line,
    texts: storable({ ...noTexts, [first]: text }),
    person: null,
    reason: texts.unread[problem],
  };
}

/** The number that a cell tells, if it can be one of a line. */
function lineIn(cell: string | undefined): number | undefined {
  return cell !== undefined && /^[1-9]\d{0,8}$/.test(cell) ? Number(cell) : undefined;
}

/** What the database can keep of texts: neither NUL nor half a character. */
function storable(row: ImportTexts): ImportTexts {
  const entries = Object.entries(row).map(([field, text]) => [field, storableText(text)]);
  return Object.fromEntries(entries) as ImportTexts;
}

function storableText(text: string): string {
  return text.replaceAll('\0', '\ufffd').toWellFormed();
}

function failureOf(error: unknown): ReadingFailure {
  if (error instanceof SpreadsheetError) {
    return { field: 'file', message: error.message, isTooLarge: error.problem === 'too-large' };
  }
  if (error instanceof StatedError) return { field: error.field, message: error.message };
  throw error;
}

function post(reply: ReadReply): void {
  parentPort?.postMessage(reply);
}
