// Runs in a process of its own: what is read here holds up no request, and ends nothing but itself.
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import {
  checkRows,
  IMPORT_FIELDS,
  IMPORT_LIMITS,
  type ImportTexts,
  importFaultText,
  oneLine,
  readImportLine,
  readImportReason,
  textsOfRow,
} from '@aferir/domain';
import {
  readSpreadsheet,
  type Sheet,
  SpreadsheetError,
  type UnreadLine,
} from '@aferir/spreadsheet';
import type { ReadingFailure, ReadOrder, ReadReply, ReadRow } from './read-upload.ts';
import { readingMessages as texts } from './reading-messages.ts';

/** Rows that are handed over at once. */
const portion = 500;

/** What was stated of the file is not so. */
class StatedError extends Error {
  readonly field: ReadingFailure['field'];

  constructor(field: ReadingFailure['field'], message: string) {
    super(message);
    this.field = field;
  }
}

// It is ended from without, before it would keep what was compiled.
flushCompileCache();
const [{ bytes, columns, choice = {}, now }] = (await once(process, 'message')) as [ReadOrder];
const noTexts = textsOfRow([], {});

// An empty name stands for no column.
const named = IMPORT_FIELDS.filter((field) => oneLine(columns[field] ?? '') !== '');
const wanted = new Set(named.map((field) => oneLine(columns[field] ?? '')));
const columnsIn = (cells: readonly string[]) =>
  cells.filter((cell) => wanted.has(oneLine(cell))).length;

try {
  // What comes as a Buffer would share its pieces with their copies.
  const sheet = await readSpreadsheet(
    new Uint8Array(bytes),
    { ...IMPORT_LIMITS, columnsIn },
    choice,
  );
  refuseOthers(sheet);
  const names = sheet.header.map(oneLine);
  const placeOf = (name: string): number => {
    const places = names.flatMap((one, place) => (one === oneLine(name) ? [place] : []));
    if (places.length > 1) throw new StatedError('mapping', texts.doubleColumn(name));
    if (places[0] === undefined) throw new StatedError('mapping', texts.unknownColumn(name));
    return places[0];
  };
  const mapping = Object.fromEntries(named.map((field) => [field, placeOf(columns[field] ?? '')]));
  const lineAt = columns.linha === undefined ? -1 : placeOf(columns.linha);
  const reasonAt = columns.motivo === undefined ? -1 : placeOf(columns.motivo);
  const found = sheet.rows.map(({ line, cells }) => ({
    stands: line,
    line: readImportLine(cells[lineAt] ?? '') ?? line,
    texts: textsOfRow(cells, mapping),
    reason: readImportReason(cells[reasonAt] ?? ''),
  }));
  const checked = checkRows(found, now, ({ reason }) => reason !== undefined);
  const judged = found.map((row, at) => {
    const person = checked[at]?.person ?? null;
    const reason = row.reason ?? (checked[at]?.faults ?? []).map(importFaultText).join(' ');
    return {
      ...row,
      texts: storable(row.texts),
      person,
      reason: person ? null : storableText(reason),
    };
  });
  const all = [...judged, ...sheet.unread.map(toFaultyRow)]
    .sort((one, other) => one.stands - other.stands)
    .map(({ stands: _, ...row }): ReadRow => row);
  for (let start = 0; start < all.length; start += portion) {
    post({ rows: all.slice(start, start + portion), total: all.length });
  }
  // Whoever numbers the rows has read the file before.
  post({ end: true, notes: lineAt < 0 ? sheet.notes : [] });
} catch (error) {
  post(replyTo(error));
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
function toFaultyRow({ line, problem, text }: UnreadLine) {
  const [first] = IMPORT_FIELDS;
  return {
    stands: line,
    line,
    texts: storable({ ...noTexts, [first]: text }),
    person: null,
    reason: texts.unread[problem],
  };
}

/** What the database can keep of texts: neither NUL nor half a character. */
function storable(row: ImportTexts): ImportTexts {
  const entries = Object.entries(row).map(([field, text]) => [field, storableText(text)]);
  return Object.fromEntries(entries) as ImportTexts;
}

function storableText(text: string): string {
  return text.replaceAll('\0', '\ufffd').toWellFormed();
}

function replyTo(error: unknown): ReadReply {
  if (error instanceof SpreadsheetError) {
    const { problem } = error;
    const isTooLarge = problem === 'too-large';
    return { failure: { field: 'file', message: texts.problems[problem], isTooLarge } };
  }
  if (error instanceof StatedError) {
    return { failure: { field: error.field, message: error.message } };
  }
  return { error };
}

function post(reply: ReadReply): void {
  process.send?.(reply);
}
