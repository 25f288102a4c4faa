import { SpreadsheetError } from './spreadsheet-error.ts';

/** What a part begins with, in one version or another. */
const BEGINNINGS = [0x0009, 0x0209, 0x0409, 0x0809];
const END = 0x000a;
const CONTINUE = 0x003c;
/** The texts of all cells, which a workbook has once. */
const TEXTS = 0x00fc;

/**
 * The records of a workbook of before 2007 that cells are read from, and the bytes that each has at least: the reader
 * counts letters that aren't there without end.
 */
const NEEDED: ReadonlyMap<number, number> = new Map([
  // Beginning and end of a part, code page, seal, what dates count from, sheets.
  ...BEGINNINGS.map((kind) => [kind, 4] as const),
  ...[0x0042, 0x002f, 0x0022].map((kind) => [kind, 2] as const),
  [END, 0],
  [0x0085, 8],
  // Formats and what a text is continued by.
  ...[0x00e0, 0x0043, 0x0243, 0x0443].map((kind) => [kind, 4] as const),
  [0x0056, 2],
  [0x001e, 2],
  [0x041e, 5],
  [CONTINUE, 0],
  // Dimensions, rows, merged cells.
  ...[0x0000, 0x0200, 0x0008, 0x0208].map((kind) => [kind, 8] as const),
  [0x00e5, 2],
  // Cells, and the texts of formulas and of all cells.
  ...[0x0001, 0x0201, 0x0002, 0x0003, 0x0203, 0x0005, 0x0205].map((kind) => [kind, 6] as const),
  ...[0x0004, 0x0204, 0x00d6].map((kind) => [kind, 8] as const),
  ...[0x0206, 0x0406].map((kind) => [kind, 18] as const),
  [0x0006, 22],
  ...[0x00bd, 0x00be, 0x027e].map((kind) => [kind, 6] as const),
  [0x00fd, 10],
  [TEXTS, 8],
  [0x0007, 1],
  [0x0207, 2],
]);

/** Where a record states how many letters or cells follow, and the bytes of each: the reader goes on behind the end of the record. */
const COUNTS = new Map<number, readonly [place: number, size: number]>([
  ...[0x0204, 0x00d6].map((kind) => [kind, [6, 1]] as const),
  [0x0207, [0, 1]],
  [0x041e, [2, 1]],
  [0x00e5, [0, 8]],
]);

/** A format has one byte for that before Excel 97. */
const FORMAT = 0x041e;
const BEFORE_97 = [0x0002, 0x0007, 0x0200, 0x0300, 0x0400, 0x0500];

const FORMULAS: ReadonlySet<number> = new Set([0x0006, 0x0206, 0x0406]);
/** Where a formula begins, behind its cell and what came out of it. */
const FORMULA_AT = 16;
/** What a formula takes in the first version. */
const FIRST = { beginning: 0x0009, formula: 17 };

/** A record that tells how to print, of which the reader takes nothing. */
const IGNORED = 0x0033;

/** A copy of the stream whose other records are ignored; pictures, formulas and links are
 * made to hurt more easily. */
export function withNeededRecords(stream: Uint8Array): Uint8Array {
  // Of a Buffer, what is sliced would be the same bytes.
  const needed = new Uint8Array(stream);
  const view = new DataView(needed.buffer);
  if (view.byteLength < 4 || !BEGINNINGS.includes(view.getUint16(0, true))) {
    throw new SpreadsheetError('damaged');
  }
  let [at, version] = [0, 0];
  let [isBefore97, hasTexts] = [false, false];
  while (at + 4 <= view.byteLength) {
    const [kind, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    if (BEGINNINGS.includes(kind)) {
      version = kind;
      isBefore97 ||= kind !== 0x0809 || BEFORE_97.includes(view.getUint16(at + 4, true));
    }
    const isFirst = kind === 0x0006 && version === FIRST.beginning;
    const least = isFirst ? FIRST.formula : NEEDED.get(kind);
    // Behind an end a stream may be filled up with zeros.
    const isFiller = kind === 0 && length === 0;
    if (least === undefined || isFiller) view.setUint16(at, IGNORED, true);
    else if (length < least || at + 4 + length > view.byteLength)
      throw new SpreadsheetError('damaged');
    else if (isTooShort(view, at, isBefore97) || (kind === TEXTS && hasTexts))
      throw new SpreadsheetError('damaged');
    else if (FORMULAS.has(kind)) needed.fill(0, at + 4 + FORMULA_AT, at + 4 + length);
    hasTexts ||= kind === TEXTS;
    at += 4 + length;
  }
  // A piece of a record at the end would be read as one.
  return needed.subarray(0, at);
}

/** Whether a record, with what continues it, is shorter than it states. */
function isTooShort(view: DataView, at: number, isBefore97: boolean): boolean {
  const kind = view.getUint16(at, true);
  const [place, size] = COUNTS.get(kind) ?? [];
  if (place === undefined || size === undefined) return false;
  const stated = at + 4 + place;
  const isByte = kind === FORMAT && isBefore97;
  const count = isByte ? view.getUint8(stated) : view.getUint16(stated, true);
  let end = at + 4 + view.getUint16(at + 2, true);
  while (end + 4 <= view.byteLength && view.getUint16(end, true) === CONTINUE) {
    end += 4 + view.getUint16(end + 2, true);
  }
  return stated + (isByte ? 1 : 2) + count * size > end;
}
