/** How many lines a sheet says it has, and the last one of which it holds a record. Both count from 1. */
export interface XlsLines {
  readonly statedLast: number;
  readonly last: number;
}

const BOF: ReadonlySet<number> = new Set([0x0009, 0x0209, 0x0409, 0x0809]);
const EOF = 0x000a;
const BOUND_SHEET = 0x0085;
const DIMENSIONS: ReadonlySet<number> = new Set([0x0000, 0x0200]);
/** Records that begin with the number of their row: rows themselves, and cells with and without a value. */
const IN_ROW: ReadonlySet<number> = new Set([
  ...[0x0001, 0x0002, 0x0003, 0x0004, 0x0005, 0x0006, 0x0008, 0x00bd, 0x00be, 0x00d6, 0x00fd],
  ...[0x0201, 0x0203, 0x0204, 0x0205, 0x0206, 0x0208, 0x027e, 0x0406],
]);
const EXCEL_97 = 0x0600;

/** What the sheets of a workbook of before 2007 tell of their lines, in the order in which they stand there. */
export function readXlsLines(stream: Uint8Array): XlsLines[] {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const starts: number[] = [];
  walk(view, [0, view.byteLength], (kind, at, length) => {
    if (kind === BOUND_SHEET && length >= 4) starts.push(view.getUint32(at, true));
  });
  starts.sort((one, other) => one - other);
  // Those of before 1993 are one sheet and nothing more.
  if (starts.length === 0) starts.push(0);
  return starts.map((start, at) => readLines(view, start, starts[at + 1]));
}

/** Each ends where the next one begins, so that the stream is gone through once, wherever a workbook says that its sheets are. */
function readLines(view: DataView, start: number, end = view.byteLength): XlsLines {
  let [statedLast, last, version] = [0, 0, 0];
  walk(view, [start, end], (kind, at, length) => {
    if (kind === 0x0809 && length >= 2) version = view.getUint16(at, true);
    else if (DIMENSIONS.has(kind) && length >= 8) {
      statedLast =
        version === EXCEL_97 ? view.getUint32(at + 4, true) : view.getUint16(at + 2, true);
    } else if (IN_ROW.has(kind) && length >= 2) {
      last = Math.max(last, view.getUint16(at, true) + 1);
    }
  });
  return { statedLast, last };
}

/** Goes through the records of one part of the stream, without those of the charts inside of it. */
function walk(
  view: DataView,
  [start, end]: readonly [start: number, end: number],
  see: (kind: number, at: number, length: number) => void,
): void {
  let depth = 0;
  let at = start;
  while (at + 4 <= Math.min(end, view.byteLength)) {
    const [kind, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    at += 4;
    if (at + length > view.byteLength) return;
    if (BOF.has(kind)) depth += 1;
    if (depth <= 1) see(kind, at, length);
    if (kind === EOF) depth -= 1;
    if (kind === EOF && depth <= 0) return;
    at += length;
  }
}
