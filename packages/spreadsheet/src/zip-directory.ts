import { SpreadsheetError } from './spreadsheet-error.ts';

/** A file in a zip, as the directory tells of it. */
export interface ZipEntry {
  readonly isDeflated: boolean;
  /** As it lies in the zip. */
  readonly packed: Uint8Array;
  /** How many bytes it has when it is unpacked. */
  readonly size: number;
}

/** The most that a workbook may be when it is unpacked, in bytes, files and times its own size. */
const MOST = { bytes: 200 * 1024 * 1024, files: 2000, ratio: 200 };

const END_OF_DIRECTORY = 0x06054b50;
const END_OF_DIRECTORY_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end of the directory may be followed by a comment. */
const LONGEST_COMMENT = 0xffff;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const LOCATOR_64_SIZE = 20;

const STORED = 0;
const DEFLATED = 8;
const IS_SEALED = 1;
/** The sizes stand behind the file, and are zero before it. */
const HAS_DESCRIPTOR = 8;

/**
 * The files of a zip by their paths, as its one directory tells them. Refuses a zip that tells anything twice and
 * not the same, so that no reader can be shown another; one of 64 bits, which no sheet of people needs; and one that
 * tells of more than a workbook of people has. Nothing is unpacked for it.
 */
export function readZipDirectory(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (view.getUint16(end.at + 10, true) > MOST.files) throw new SpreadsheetError('too-much-inside');
  const names = new TextDecoder();
  const entries = new Map<string, ZipEntry>();
  let at = end.start;
  let total = 0;
  for (let index = 0; index < end.count; index += 1) {
    check(at + ENTRY_SIZE <= end.at && view.getUint32(at, true) === ENTRY);
    const packed = view.getUint32(at + 20, true);
    const size = view.getUint32(at + 24, true);
    const name = bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + view.getUint16(at + 28, true));
    total += size;
    const isMuch = packed > 0 && size > 1024 * 1024 && size / packed > MOST.ratio;
    if (total > MOST.bytes || isMuch) throw new SpreadsheetError('too-much-inside');
    const path = names.decode(name);
    check(!entries.has(path));
    entries.set(path, findFile(view, bytes, { at, packed, size, name, end: end.start }));
    at += ENTRY_SIZE + lengths(view, at, [28, 30, 32]);
  }
  check(at === end.at);
  return entries;
}

/** Where the directory lies and how many files it tells of; both of its counts and its size have to say the same. */
function findEnd(view: DataView): { at: number; start: number; count: number } {
  const first = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= first; at -= 1) {
    const isEnd =
      view.getUint32(at, true) === END_OF_DIRECTORY &&
      at + END_SIZE + view.getUint16(at + 20, true) === view.byteLength;
    if (!isEnd) continue;
    const [disk, firstDisk, here, count] = [4, 6, 8, 10].map((part) =>
      view.getUint16(at + part, true),
    );
    const size = view.getUint32(at + 12, true);
    const start = view.getUint32(at + 16, true);
    check(disk === 0 && firstDisk === 0 && count !== undefined && here === count);
    check(start + size === at && !hasLocator64(view, at));
    return { at, start, count };
  }
  throw new SpreadsheetError('damaged');
}

function hasLocator64(view: DataView, end: number): boolean {
  const at = end - LOCATOR_64_SIZE;
  if (at < 0) return false;
  return [LOCATOR_64, END_OF_DIRECTORY_64].includes(view.getUint32(at, true));
}

/** The bytes of a file, whose own header has to say what the directory says. */
function findFile(
  view: DataView,
  bytes: Uint8Array,
  stated: { at: number; packed: number; size: number; name: Uint8Array; end: number },
): ZipEntry {
  const { at, packed, size, name, end } = stated;
  const flags = view.getUint16(at + 8, true);
  if ((flags & IS_SEALED) !== 0) throw new SpreadsheetError('encrypted');
  const method = view.getUint16(at + 10, true);
  check(method === DEFLATED || (method === STORED && packed === size));
  const local = view.getUint32(at + 42, true);
  check(local + LOCAL_SIZE <= end && view.getUint32(local, true) === LOCAL);
  const start = local + LOCAL_SIZE + lengths(view, local, [26, 28]);
  check(start + packed <= end);
  check(view.getUint16(local + 6, true) === flags && view.getUint16(local + 8, true) === method);
  const sizes = [view.getUint32(local + 18, true), view.getUint32(local + 22, true)];
  const isLater = (flags & HAS_DESCRIPTOR) !== 0 && sizes.every((one) => one === 0);
  check(isLater || (sizes[0] === packed && sizes[1] === size));
  check(view.getUint16(local + 26, true) === name.length);
  check(name.every((byte, index) => bytes[local + LOCAL_SIZE + index] === byte));
  return { isDeflated: method === DEFLATED, packed: bytes.subarray(start, start + packed), size };
}

function lengths(view: DataView, at: number, parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + view.getUint16(at + part, true), 0);
}

function check(isTrue: boolean): asserts isTrue {
  if (!isTrue) throw new SpreadsheetError('damaged');
}
